import { createHash } from "node:crypto"
import { asGuest, expect, test } from "./hotel-test.ts"

const shared = [
  "/",
  "/rooms",
  "/rooms/suite",
  "/booking",
  "/dine",
  "/menu",
  "/gallery",
  "/offers",
  "/corporate",
  "/blog",
  "/privacypolicy",
]
const own = ["/contact-us", "/banquet-query", "/signin", "/signup", "/check-availability", "/booking?view=x"]

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/** The texts of the inline scripts that the browser would run. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\ssrc=|ld\+json/.test(attributes))
    .map(([, , text = ""]) => text)

test("public pages are sent from the cache, and their CSP allows exactly their own scripts", async ({
  request,
}) => {
  for (const path of shared) {
    const first = await request.get(path)
    const policy = first.headers()["content-security-policy"] ?? ""
    const html = await first.text()
    expect(policy.match(/'sha256-[^']+'/g)?.toSorted()).toEqual(
      [...new Set(inlineScripts(html).map(sha256))].toSorted(),
    )
    expect(policy + html).not.toContain("nonce")
    expect(first.headers()["set-cookie"]).toBeUndefined()
    const etag = first.headers()["etag"] ?? ""
    const again = await request.get(path, { headers: { "if-none-match": etag } })
    expect([path, again.status()]).toEqual([path, 304])
  }
})

test("pages that differ from one request to the next are never cached", async ({ request }) => {
  for (const path of own) {
    const headers = (await request.get(path)).headers()
    expect([path, headers["etag"]]).toEqual([path, undefined])
    expect(headers["cache-control"]).toMatch(/private|no-store/)
    expect(headers["content-security-policy"]).toContain("'nonce-")
  }
})

test.describe("a guest", () => {
  test.use(asGuest)

  test("gets the same page as everybody, and only the browser adds the guest's account", async ({
    page,
    guest,
  }) => {
    const answer = await page.goto("/rooms")
    expect(await answer?.text()).not.toContain(guest.username)
    expect(answer?.headers()["etag"]).toMatch(/^W\//)
    await expect(page.locator("header a[href='/my-account']").first()).toBeAttached()
  })
})
