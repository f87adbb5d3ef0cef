import { beforeAll, describe, expect, test } from "vitest"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { createApp } from "./app.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})

describe("the server", () => {
  test("answers /healthz and /readyz", async () => {
    expect((await app.request("/healthz")).status).toBe(200)
    expect((await app.request("/readyz")).status).toBe(200)
  })

  test("sends a strict CSP with every response", async () => {
    const { headers } = await app.request("/healthz")
    const policy = headers.get("content-security-policy") ?? ""
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain("unsafe-inline")
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{20,}'/)
    expect(headers.get("x-content-type-options")).toBe("nosniff")
  })

  test("[API-9] describes the whole API in OpenAPI 3.1, generated from the code", async () => {
    const document = (await (await app.request("/api/openapi.json")).json()) as {
      openapi: string
      paths: Record<string, Record<string, unknown>>
    }
    expect(document.openapi).toBe("3.1.0")
    const calls = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(calls).toEqual(
      expect.arrayContaining([
        "POST /api/user",
        "POST /api/user/signin",
        "GET /api/user/{id}",
        "PUT /api/user/{id}",
        "DELETE /api/user/{id}",
        "GET /api/roomcart",
        "GET /api/roomcart/{id}",
        "GET /api/booking",
        "POST /api/booking",
        "PUT /api/booking/{id}",
        "DELETE /api/booking/{id}",
        "POST /api/booking/orders",
        "POST /api/booking/verify",
        "GET /api/confirm",
        "DELETE /api/confirm/{id}",
      ]),
    )
  })

  test("[API-9] shows the API as a page", async () => {
    const page = await (await app.request("/api/docs")).text()
    expect(page).toContain("/api/booking/verify")
    expect(page).toContain("Idempotency-Key")
  })

  test.each([
    ["createRoomType", ["Body (multipart/form-data)", "stockQuantity", "list of file", "Needs a token."]],
    [
      "placeBooking",
      ["Body (application/json)", "rooms[].adult", "data.user.email", "409", "415", "curl -X POST"],
    ],
    ["listBookings", ["cursor", "data[].reference", "next", "401"]],
    ["searchAvailability", ["For everybody.", "data[].nights[].price", "429"]],
  ])("[API-9] [API-12] shows the fields, refusals, access and an example of %s", async (id, shown) => {
    const page = await (await app.request("/api/docs")).text()
    const call = new RegExp(`<details id="${id}">.*?</details>`, "s").exec(page)?.[0] ?? ""
    expect(shown.filter((text) => !call.includes(text))).toEqual([])
  })

  test("[API-9] answers unknown calls in the error shape", async () => {
    const answer = await app.request("/api/nothing")
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ result: "Error", reason: expect.any(String) })
  })

  test("answers missing files without rendering a page", async () => {
    for (const path of [
      "/assets/gone.js",
      "/media/pictures/gone-800.avif",
      "/brand/gone.svg",
      "/media/pictures/x",
    ]) {
      const answer = await app.request(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.headers.get("content-type")).toContain("text/plain")
    }
  })

  test("makes a picture in the requested width and format, and refuses other widths", async () => {
    const answer = await app.request("/media/pictures/deluxe-room-480.webp")
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toBe("image/webp")
    expect(answer.headers.get("cache-control")).toContain("immutable")
    expect((await app.request("/media/pictures/deluxe-room-481.webp")).status).toBe(404)
    expect((await app.request("/media/pictures/..%2F..%2Fpackage-480.webp")).status).toBe(404)
  })

  test("[PAY-5] refuses a webhook without the provider's signature", async () => {
    const request = { method: "POST", body: "{}", headers: { "x-razorpay-signature": "00" } }
    expect((await app.request("/api/webhooks/razorpay", request)).status).toBe(400)
  })

  test("[PAY-3] [PAY-4] redirects a forged return from the checkout to the payment page, without a payment", async () => {
    const form = new URLSearchParams({
      razorpay_payment_id: "pay_x",
      razorpay_order_id: "order_x",
      razorpay_signature: "00",
    })
    const request = { method: "POST", body: form, headers: { origin: "https://elsewhere.example" } }
    const answer = await app.request(
      "/api/payments/callback?booking=0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11",
      request,
    )
    expect(answer.status).toBe(303)
    expect(answer.headers.get("location")).toContain(
      "/payment/0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11?outcome=failed",
    )
  })

  test("[WORDS-1] a guest who paid in Hindi comes back to Hindi", async () => {
    const request = { method: "POST", headers: { origin: "https://elsewhere.example" } }
    const answer = await app.request("/api/payments/callback?booking=b1&language=hi", request)
    expect(answer.headers.get("location")).toBe("/hi/payment/b1?outcome=failed")
  })
})
