import { afterAll, beforeAll, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { sessionCookie } from "#src/features/accounts/sessions/session-cookie.ts"
import { createApp } from "#src/server/app.ts"
import { servePages } from "#test/no-pages.ts"
import { readSitePages } from "#test/site-pages.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const origin = "http://localhost:3000"

const platform = setUpPlatform()
let takeAway: () => void

beforeAll(async () => {
  takeAway = servePages((await readSitePages()).build)
})
afterAll(() => takeAway())

const form = "application/x-www-form-urlencoded"

// What the fuzz of the pages has found once.
test.each([
  ["a price is kept of a room whose id has a line break", "/keep-price/a%0D%0Ab", form, "", 404],
  [
    "a page that takes no upload gets one",
    "/admin/update-offers/",
    "multipart/form-data; boundary=",
    "x",
    400,
  ],
  ["an upload has an empty boundary", "/admin/upload-picture", "multipart/form-data; boundary=", "x", 400],
])("[SAFE-7] it is no fault of the server when %s", async (_, path, contentType, body, status) => {
  const { secret } = await aSignedIn(platform, { role: "owner" })
  const cookie = sessionCookie(secret, origin).split(";", 1)[0] ?? ""
  const headers = { cookie, "content-type": contentType }
  const response = await createApp(platform).request(`${origin}${path}`, { method: "POST", headers, body })
  expect(response.status).toBe(status)
})
