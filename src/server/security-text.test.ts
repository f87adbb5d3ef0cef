import { expect, test } from "vitest"
import { createTestPlatform } from "#test/test-platform.ts"
import { createApp } from "./app.ts"

async function read(env: Record<string, string>) {
  const platform = await createTestPlatform({ origin: "https://vimana.example", env })
  const answer = await createApp(platform).request("/.well-known/security.txt")
  await platform.close()
  return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() }
}

test("security.txt names the contact of the settings, and expires within a year (RFC 9116)", async () => {
  const { status, type, text } = await read({ SECURITY_CONTACT: "mailto:security@vimana.example" })
  expect([status, type]).toEqual([200, "text/plain; charset=UTF-8"])
  expect(text.split("\n")).toEqual([
    "Contact: mailto:security@vimana.example",
    "Expires: 2026-12-28T06:30:00.000Z",
    "Preferred-Languages: en, hi",
    "Canonical: https://vimana.example/.well-known/security.txt",
    "",
  ])
})

test("without a contact there is no security.txt", async () => {
  expect((await read({})).status).toBe(404)
})
