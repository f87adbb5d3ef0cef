import { beforeEach, expect, test } from "vitest"
import { aSender } from "#src/features/enquiries/enquiries.factory.ts"
import { subscribe } from "#src/features/enquiries/newsletter/newsletter.service.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { createApp } from "./app.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

async function addressOfSubscriber(): Promise<string> {
  await subscribe(platform, "asha.mehta@example.in", aSender())
  const [row] = await platform.db.execute<{ key: string }>(
    "select unsubscribe_key as key from newsletter_subscribers",
  )
  return `${platform.origin}/newsletter/unsubscribe/${row?.key}`
}

const oneClick = (url: string) =>
  createApp(platform).request(url, {
    method: "POST",
    body: "List-Unsubscribe=One-Click",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "https://mail.example",
      "sec-fetch-site": "cross-site",
    },
  })

const statuses = () => platform.db.execute("select status from newsletter_subscribers")

test("[FOLIO-9] a mail program unsubscribes by one POST, without session and from its own site, repeatedly", async () => {
  const url = await addressOfSubscriber()
  for (let count = 0; count < 2; count += 1) {
    const answer = await oneClick(url)
    expect([answer.status, answer.headers.get("location")]).toEqual([200, null])
  }
  expect(await statuses()).toEqual([{ status: "unsubscribed" }])
})

test("[FOLIO-9] the button of the page leads back to the page", async () => {
  const url = await addressOfSubscriber()
  const answer = await createApp(platform).request(url, { method: "POST" })
  expect([answer.status, answer.headers.get("location")]).toEqual([303, new URL(url).pathname])
})

test("[FOLIO-9] an unknown address unsubscribes nobody", async () => {
  const url = await addressOfSubscriber()
  expect((await oneClick(`${url.slice(0, -4)}0000`)).status).toBe(404)
  expect(await statuses()).toEqual([{ status: "pending" }])
})

test("[SAFE-7] no address beneath that of an unsubscription is open to other sites", async () => {
  const url = await addressOfSubscriber()
  for (const further of ["/signin", "/", "%2f..%2f..%2fsignin/x"])
    expect((await oneClick(url + further)).status).toBe(403)
})
