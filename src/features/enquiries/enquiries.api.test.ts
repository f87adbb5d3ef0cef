import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { createApp } from "#src/server/app.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aBanquetForm, aContactForm, aCorporateForm } from "./enquiries.factory.ts"
import { maxPostsByAddress } from "./enquiry-rate-limits.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(() => platform.clear())

type Call = { method?: string; body?: unknown; headers?: Record<string, string> }

async function call(path: string, { method = "GET", body, headers = {} }: Call = {}) {
  const json = body === undefined ? {} : { "content-type": "application/json" }
  const request: RequestInit = { method, headers: { ...json, ...headers } }
  if (body !== undefined) request.body = JSON.stringify(body)
  const response = await app.request(`/api${path}`, request)
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

const by = (token: string) => ({ authorization: `Bearer ${token}` })

async function everybody() {
  const guest = await aSignedIn(platform)
  const admin = await aSignedIn(platform, { role: "owner" })
  return { visitor: {}, guest: by(guest.secret), admin: by(admin.secret) }
}

type Listed = { _id: string }[]

const shelves = [
  ["/contactus", aContactForm(), 201],
  ["/enquery", aBanquetForm(), 201],
  ["/corporate-query", aCorporateForm(), 201],
  ["/newsletter", { email: "asha.mehta@example.in" }, 200],
] as const

describe.each(shelves)("%s", (path, body, created) => {
  const post = (parts: object = {}, headers = {}) =>
    call(path, { method: "POST", body: { ...body, ...parts }, headers })

  test("[API-1] [API-4] accepts enquiries from anybody, and lists them for staff with the specification's field names", async () => {
    const { visitor, guest, admin } = await everybody()
    for (const headers of [visitor, guest, admin]) {
      expect(await post({}, headers)).toMatchObject({ status: created, body: { result: "Done" } })
    }
    const reply = await call(path, { headers: admin })
    expect(reply).toMatchObject({ status: 200, body: { result: "Done", next: null } })
    const [first] = reply.body["data"] as Listed
    expect(first).toEqual({
      ...body,
      ...(path === "/newsletter" && { status: "pending" }),
      _id: expect.any(String),
      date: "2026-07-01T06:30:00.000Z",
      suspicion: null,
    })
  })

  test("[API-10] [L-28] only staff read and delete", async () => {
    const { visitor, guest, admin } = await everybody()
    await post()
    const [first] = (await call(path, { headers: admin })).body["data"] as Listed
    const one = `${path}/${first?._id}`
    for (const [headers, status] of [
      [visitor, 401],
      [guest, 403],
    ] as const) {
      expect(await call(path, { headers })).toMatchObject({ status, body: { result: "Error" } })
      expect(await call(one, { method: "DELETE", headers })).toMatchObject({ status })
    }
    expect((await call(path, { headers: admin })).body["data"]).toHaveLength(1)
    const gone = { method: "DELETE", headers: admin }
    expect(await call(one, gone)).toMatchObject({ status: 200, body: { result: "Done" } })
    expect(await call(one, gone)).toMatchObject({ status: 404, body: { result: "Error" } })
    expect(await call(`${path}/${randomUUID()}`, gone)).toMatchObject({ status: 404 })
    expect(await call(`${path}/nothing`, gone)).toMatchObject({ status: 404 })
    expect((await call(path, { headers: admin })).body["data"]).toEqual([])
  })

  test("[API-10] the caller is refused before the query is validated", async () => {
    const { guest, admin } = await everybody()
    expect(await call(`${path}?limit=0`)).toMatchObject({ status: 401 })
    expect(await call(`${path}?limit=0`, { headers: guest })).toMatchObject({ status: 403 })
    expect(await call(`${path}?limit=0`, { headers: admin })).toMatchObject({ status: 422 })
  })

  test("[API-9] [VAL-1] invalid fields answer 422 with their messages, and nothing is stored", async () => {
    const { admin } = await everybody()
    expect(await post({ email: "" })).toMatchObject({
      status: 422,
      body: {
        result: "Error",
        reason: "Email Field Is Required",
        errors: { email: "Email Field Is Required" },
      },
    })
    for (const odd of [[], "text", null, 7]) {
      expect(await call(path, { method: "POST", body: odd })).toMatchObject({ status: 422 })
    }
    expect((await call(path, { headers: admin })).body["data"]).toEqual([])
  })

  test("[ENQ-5] [L-29] a suspicious post gets the usual answer and is kept as spam", async () => {
    const { admin } = await everybody()
    const honest = await post({ email: "somebody.else@example.in" })
    const bot = await post({ homepage: "https://pills.example" })
    expect(bot.status).toBe(honest.status)
    expect(Object.keys(bot.body)).toEqual(Object.keys(honest.body))
    expect((await call(path, { headers: admin })).body["data"]).toHaveLength(1)
    expect((await call(`${path}?suspicious=true`, { headers: admin })).body["data"]).toMatchObject([
      { suspicion: "trap" },
    ])
  })

  test("[L-29] an address beyond the limit gets 429", async () => {
    for (let count = 0; count < maxPostsByAddress.points; count += 1) await post({ homepage: "x" })
    const reply = await post()
    expect(reply).toMatchObject({ status: 429, body: { result: "Error", reason: expect.any(String) } })
    expect(reply.headers.get("retry-after")).toBe("3600")
  })

  test("[ADM-9] pages by key", async () => {
    const { admin } = await everybody()
    await post()
    await post({ email: "somebody.else@example.in" })
    const first = await call(`${path}?limit=1`, { headers: admin })
    expect(first.body["data"]).toHaveLength(1)
    const rest = await call(`${path}?limit=1&cursor=${String(first.body["next"])}`, { headers: admin })
    expect(rest.body).toMatchObject({ next: null, data: [expect.anything()] })
    expect(rest.body["data"]).not.toEqual(first.body["data"])
  })
})

test.each([
  ["/enquery", aBanquetForm()],
  ["/corporate-query", aCorporateForm()],
])("[ENQ-4] %s refuses a date that is past at the hotel", async (path, form) => {
  const on = (tentativeDate: string) =>
    call(path, { method: "POST", body: { ...form, tentativeDate } }).then(({ status, body }) => ({
      status,
      body,
    }))
  expect(await on("2026-06-30")).toMatchObject({
    status: 422,
    body: { errors: { tentativeDate: "Tentative Date Must Not Be In The Past" } },
  })
  expect(await on("2026-07-01")).toMatchObject({ status: 201 })
})

test("[API-9] the calls are in the OpenAPI document", async () => {
  const { body } = await call("/openapi.json")
  for (const [path] of shelves) {
    expect(body["paths"]).toMatchObject({
      [`/api${path}`]: { get: {}, post: {} },
      [`/api${path}/{id}`]: { delete: {} },
    })
  }
})
