import { beforeAll, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { createApp } from "#src/server/app.ts"
import { bearer, callApi } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})

test.each([
  ["PATCH", "/api/booking", "GET, HEAD, POST"],
  ["PUT", "/api/offer", "GET, HEAD, POST"],
  ["GET", "/api/booking/orders", "POST"],
  ["DELETE", "/api/user/signin", "POST"],
  ["POST", "/api/gallery/0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11", "GET, HEAD, PUT, DELETE"],
])("[API-9] %s %s is answered 405 with what is allowed", async (method, path, allowed) => {
  const { status, headers, body } = await callApi(app, path, { method })
  expect([status, headers.get("allow")]).toEqual([405, allowed])
  expect(body).toEqual({
    result: "Error",
    reason: `${method} is not a method of ${path}. It takes ${allowed}.`,
  })
})

test("[API-9] HEAD is answered like GET, without a body", async () => {
  const { status } = await app.request("/api/offer", { method: "HEAD" })
  expect(status).toBe(200)
})

test.each([
  ["/api/roomcart?sort=price", "sort", "This call takes cursor and limit."],
  ["/api/roomcart/0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11?full=1", "full", "This call takes no parameters."],
  ["/api/booking?status=Done", "status", "This call takes cursor and limit."],
])("[API-12] an unknown parameter of %s is refused by its name", async (path, name, takes) => {
  const { secret } = await aSignedIn(platform)
  const { status, body } = await callApi(app, path, { headers: bearer(secret) })
  expect(status).toBe(400)
  const message = `${name} is not a parameter of this call.`
  expect(body).toEqual({ result: "Error", reason: `${message} ${takes}`, errors: { [name]: message } })
})

test.each([
  ["/api/contactus", "text/plain", "application/json"],
  ["/api/contactus", "application/x-www-form-urlencoded", "application/json"],
  ["/api/roomcart", "application/json", "multipart/form-data"],
  ["/api/gallery", "application/json", "multipart/form-data"],
])("[API-9] a body for %s as %s is answered 415 with the type to send", async (path, sent, type) => {
  const { secret } = await aSignedIn(platform, { role: "owner" })
  const headers = { ...bearer(secret), "content-type": sent }
  const answer = await app.request(path, { method: "POST", headers, body: "{}" })
  expect(answer.status).toBe(415)
  expect(await answer.json()).toEqual({ result: "Error", reason: `Send the body as ${type}.` })
})

test("[API-9] 401 says how to sign in", async () => {
  for (const path of ["/api/booking", "/api/user", "/api/newsletter"]) {
    const { status, headers } = await callApi(app, path)
    expect([status, headers.get("www-authenticate")]).toEqual([401, "Bearer"])
  }
  const body = { username: "nobody", password: "Wrong1Password" }
  const signIn = await callApi(app, "/api/user/signin", { method: "POST", body })
  expect([signIn.status, signIn.headers.get("www-authenticate")]).toEqual([401, "Bearer"])
})
