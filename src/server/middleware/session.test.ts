import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { aSignedIn, aSignUp, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { createApp } from "#src/server/app.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(() => platform.clear())

const sameOrigin = { "sec-fetch-site": "same-origin", origin: "http://localhost:3000" }

type Headers = Record<string, string>

const signInFrom = (username: string, headers: Headers, on = app) =>
  on.request("/api/user/signin", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ username, password: factoryPassword }),
  })

/** A signed-in browser: its cookie, and the token in its storage. */
async function aBrowser() {
  const guest = await aSignedIn(platform)
  const reply = await signInFrom(guest.username, sameOrigin)
  const cookie = reply.headers.getSetCookie()[0] ?? ""
  const { token } = (await reply.json()) as { token: string }
  return { guest, setCookie: cookie, cookie: cookie.split(";")[0] ?? "", token }
}

const read = (id: string, headers: Headers) => app.request(`/api/user/${id}`, { headers })

const change = (id: string, headers: Headers) => {
  const { password, ...profile } = aSignUp()
  const body = JSON.stringify({ ...profile, currentPassword: password })
  return app.request(`/api/user/${id}`, {
    method: "PUT",
    headers: { "content-type": "application/json", ...headers },
    body,
  })
}

describe("a browser's session", () => {
  test("[API-3] is an HttpOnly cookie", async () => {
    const { setCookie, cookie, guest } = await aBrowser()
    expect(setCookie).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await read(guest.id, { ...sameOrigin, cookie })).status).toBe(200)
  })

  test("[API-3] has the __Host- prefix and Secure over https", async () => {
    const guest = await aSignedIn(platform)
    const secure = createApp({ ...platform, origin: "https://vimana.example" })
    const reply = await signInFrom(guest.username, { "sec-fetch-site": "same-origin" }, secure)
    expect(reply.headers.get("set-cookie")).toMatch(/^__Host-session=.*; Secure$/)
  })

  test("changes data only with its token", async () => {
    const { guest, cookie, token } = await aBrowser()
    const other = await aBrowser()
    const withCookie = { ...sameOrigin, cookie }
    expect((await change(guest.id, { ...withCookie, authorization: token })).status).toBe(200)
    expect((await change(guest.id, { ...withCookie, authorization: `Bearer ${token}` })).status).toBe(200)
    for (const wrong of [
      {},
      { authorization: other.token },
      { authorization: "x" },
      { authorization: other.guest.secret },
    ]) {
      const reply = await change(guest.id, { ...withCookie, ...wrong })
      expect(reply.status).toBe(403)
      expect(await reply.json()).toMatchObject({ result: "Error", reason: expect.any(String) })
    }
  })

  test("has a token that is not a credential by itself", async () => {
    const { guest, token } = await aBrowser()
    expect((await read(guest.id, { authorization: `Bearer ${token}` })).status).toBe(401)
    expect((await change(guest.id, { ...sameOrigin, authorization: token })).status).toBe(401)
  })

  test("[ACCT-7] ends by signing out, which removes cookie and session", async () => {
    const { guest, cookie, token } = await aBrowser()
    const headers = { ...sameOrigin, cookie, authorization: token }
    const reply = await app.request("/api/user/signout", { method: "POST", headers })
    expect(reply.headers.get("set-cookie")).toMatch(/^session=; Max-Age=0;/)
    expect((await read(guest.id, { cookie })).status).toBe(401)
  })

  test("signs in again without the old token", async () => {
    const { guest, cookie } = await aBrowser()
    expect((await signInFrom(guest.username, { ...sameOrigin, cookie })).status).toBe(200)
  })

  test("[API-10] with an invalid cookie is a visitor", async () => {
    const { guest } = await aBrowser()
    expect((await read(guest.id, { cookie: `session=${"x".repeat(43)}` })).status).toBe(401)
    expect(
      (await read(guest.id, { cookie: `session=${"x".repeat(43)}`, authorization: guest.secret })).status,
    ).toBe(200)
  })
})

describe("the origin of a change", () => {
  const post = (path: string, headers: Headers) => app.request(path, { method: "POST", headers })

  test.each([
    ["the site itself", { origin: "http://localhost:3000" }, true],
    [
      "the site by another of its names",
      { origin: "http://127.0.0.1:3000", "sec-fetch-site": "same-origin" },
      true,
    ],
    ["no browser", {}, true],
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, false],
    ["another site, in an old browser", { origin: "https://evil.example" }, false],
    ["another port of this host", { origin: "http://localhost:4000", "sec-fetch-site": "same-site" }, false],
    ["a page without an origin", { origin: "null", "sec-fetch-site": "cross-site" }, false],
    ["a browser that hides its origin", { "sec-fetch-site": "cross-site" }, false],
  ])("%s: %j is allowed: %j", async (_, headers, isAllowed) => {
    const api = await post("/api/user/signout", headers)
    expect(api.status).toBe(isAllowed ? 200 : 403)
    const page = await post("/signin", headers)
    expect(page.status === 403).toBe(!isAllowed)
  })

  test("is not checked for reads and for the provider's calls", async () => {
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" }
    expect((await app.request("/healthz", { headers: foreign })).status).toBe(200)
    for (const path of ["/api/webhooks/razorpay", "/api/payments/callback", "/sandbox/anything"]) {
      expect((await post(path, foreign)).status).not.toBe(403)
    }
  })
})
