import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { aSignedIn, anAccount, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { sessionCookie } from "#src/features/accounts/sessions/session-cookie.ts"
import { resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { createApp } from "#src/server/app.ts"
import { servePages } from "../no-pages.ts"
import { readSitePages } from "../site-pages.ts"
import { setUpPlatform } from "../set-up-platform.ts"

const platform = setUpPlatform()
let removePages: () => void

beforeAll(async () => {
  removePages = servePages((await readSitePages()).build)
})
beforeEach(() => platform.clear())
afterAll(() => removePages())

/** Sends a form of a page in a browser with this session. */
async function sendForm(secret: string, path: string, fields: Readonly<Record<string, string>>) {
  const { origin } = platform
  const response = await createApp(platform).request(new URL(path, origin), {
    method: "POST",
    headers: { cookie: sessionCookie(secret, origin), origin, "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(fields),
  })
  const text = await response.text()
  const renewed = /session=([\w-]{43});/.exec(response.headers.get("set-cookie") ?? "")?.[1]
  return { status: response.status, text, renewed }
}

const isOpen = async (secret: string | undefined) =>
  secret !== undefined && (await resolveSession(platform, secret)) !== null

type Sent = Awaited<ReturnType<typeof sendForm>>

async function expectRenewed(secret: string, { renewed }: Sent): Promise<void> {
  expect(await isOpen(renewed)).toBe(true)
  expect(await isOpen(secret)).toBe(false)
}

describe("a copied session cookie no longer works once its owner entered the password again", () => {
  const newPassword = "Quiet7Harbour"

  test("[SAFE-8] for a new password", async () => {
    const { secret } = await aSignedIn(platform)
    const fields = { currentPassword: factoryPassword, password: newPassword, confirmPassword: newPassword }
    const sent = await sendForm(secret, "/my-account/password", fields)
    expect(sent).toMatchObject({ status: 200 })
    // The page that answers is still that of somebody signed in.
    expect(sent.text).toContain("Sign out")
    await expectRenewed(secret, sent)
  })

  test("[SAFE-8] for a second factor", async () => {
    const { secret } = await aSignedIn(platform)
    const fields = { intent: "begin", currentPassword: factoryPassword }
    await expectRenewed(secret, await sendForm(secret, "/my-account/second-factor", fields))
  })

  test("[SAFE-8] for a role", async () => {
    const { id } = await anAccount(platform)
    const { secret } = await aSignedIn(platform, { role: "owner" })
    platform.passMinutes(11)
    const role = { role: "front-desk" }
    const refused = await sendForm(secret, `/admin/user/${id}`, role)
    expect(refused).toMatchObject({ status: 403, renewed: undefined })
    const sent = await sendForm(secret, `/admin/user/${id}`, { ...role, currentPassword: factoryPassword })
    expect(sent).toMatchObject({ status: 200 })
    await expectRenewed(secret, sent)
  })

  test("[SAFE-8] but a wrong password leaves the session as it is", async () => {
    const { secret } = await aSignedIn(platform)
    const fields = { currentPassword: "Wrong4Lantern", password: newPassword, confirmPassword: newPassword }
    const sent = await sendForm(secret, "/my-account/password", fields)
    expect(sent).toMatchObject({ status: 422, renewed: undefined })
    expect(await isOpen(secret)).toBe(true)
  })

  test("[SAFE-8] and two forms sent at once leave one session", async () => {
    const { id } = await anAccount(platform)
    const { secret } = await aSignedIn(platform, { role: "owner" })
    platform.passMinutes(11)
    const fields = { role: "front-desk", currentPassword: factoryPassword }
    const both = await Promise.all([0, 1].map(() => sendForm(secret, `/admin/user/${id}`, fields)))
    expect(await Promise.all(both.map(({ renewed }) => isOpen(renewed)))).toContain(true)
    expect(both.filter(({ renewed }) => renewed !== undefined)).toHaveLength(1)
  })
})
