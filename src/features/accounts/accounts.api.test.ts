import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { createApp } from "#src/server/app.ts"
import { adminRoleCode, roleCode } from "#src/shared/actor.ts"
import { messages } from "#src/shared/messages.ts"
import { bearer, callApi, type ApiCall } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aSignUp, factoryPassword, people } from "./accounts.factory.ts"
import { uniqueChecksByAddress } from "./rate-limits.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(() => platform.clear())

const call = (path: string, request?: ApiCall) => callApi(app, `/api/user${path}`, request)

const profile = (parts: object = {}) => {
  const { password: _password, ...rest } = aSignUp()
  return { ...rest, address: "4 Lodi Road", ...parts }
}

describe("each call by each kind of caller", () => {
  const calls = {
    list: () => ["", {}],
    find: (id: string) => [`/${id}`, {}],
    update: (id: string) => [
      `/${id}`,
      { method: "PUT", body: profile({ currentPassword: factoryPassword }) },
    ],
    remove: (id: string) => [`/${id}`, { method: "DELETE" }],
  } as const satisfies Record<string, (id: string) => readonly [string, ApiCall]>

  test.each([
    ["list", 401, 403, 403, 200],
    ["find", 401, 200, 403, 200],
    ["update", 401, 200, 403, 200],
    ["remove", 401, 403, 403, 200],
  ] as const)(
    "[API-2] [API-10] [L-28] %s: visitor %i, the guest %i, another guest %i, the administration %i",
    async (name, ...statuses) => {
      const { guest, other, admin } = await people(platform)
      const [path, request] = calls[name](guest.id)
      const seen: number[] = []
      for (const headers of [{}, bearer(guest.secret), bearer(other.secret), bearer(admin.secret)]) {
        const { status, body } = await call(path, { ...request, headers })
        expect(body["result"]).toBe(status === 200 ? "Done" : "Error")
        if (status !== 200) expect(body["reason"]).toEqual(expect.any(String))
        seen.push(status)
      }
      expect(seen).toEqual(statuses)
    },
  )

  test("[API-10] the caller is refused before the fields are validated, and nothing is stored", async () => {
    const { guest, other } = await people(platform)
    expect(await call(`/${guest.id}`, { method: "PUT", body: {} })).toMatchObject({ status: 401 })
    const body = profile({ name: "Somebody Else" })
    await call(`/${guest.id}`, { method: "PUT", body, headers: bearer(other.secret) })
    expect((await call(`/${guest.id}`, { headers: bearer(guest.secret) })).body).toMatchObject({
      data: { name: guest.name },
    })
  })

  test("[ROUTE-10] a role claimed by a browser changes nothing", async () => {
    const { guest } = await people(platform)
    const headers = { ...bearer(guest.secret), cookie: `role=${adminRoleCode}`, "x-role": adminRoleCode }
    expect(await call("", { headers })).toMatchObject({ status: 403 })
  })
})

describe("POST /api/user", () => {
  test("[AUTH-1] [AUTH-2] [API-2] creates a regular user, whatever role is submitted", async () => {
    const input = aSignUp()
    const reply = await call("", { method: "POST", body: { ...input, role: adminRoleCode } })
    expect(reply).toMatchObject({ status: 201, body: { result: "Done", data: { role: roleCode("guest") } } })
    expect(Object.keys(reply.body["data"] as object).sort()).toEqual(
      ["_id", "name", "username", "email", "phone", "address", "pin", "city", "state", "role"].sort(),
    )
  })

  test("[AUTH-1] [API-9] taken names answer 409 with both messages, and store nothing", async () => {
    const input = aSignUp()
    await call("", { method: "POST", body: input })
    const again = { ...input, username: input.username.toUpperCase() }
    expect(await call("", { method: "POST", body: again })).toMatchObject({
      status: 409,
      body: {
        result: "Error",
        reason: "Username Already Taken",
        errors: { username: "Username Already Taken", email: "Email Address Already Taken" },
      },
    })
    expect(await platform.db.execute("select 1 from users")).toHaveLength(1)
  })

  test("[VAL-1] [API-9] invalid fields answer 422 with their messages", async () => {
    const body = { ...aSignUp(), name: "Jo", phone: "12345", password: "password" }
    const reply = await call("", { method: "POST", body })
    expect(reply).toMatchObject({ status: 422, body: { result: "Error" } })
    expect(reply.body["errors"]).toEqual({
      name: "Name Field Length Must Be 3-50",
      phone: "Invalid Phone Number",
      password: messages.validation.password,
    })
    expect(await platform.db.execute("select 1 from users")).toEqual([])
  })

  test.each([
    ["wrong types", { name: 1, username: {}, email: [], phone: null, password: true }],
    ["a list", []],
    ["text", "hello"],
    ["null", null],
  ])("[API-9] %s answers 422", async (_, body) => {
    expect(await call("", { method: "POST", body })).toMatchObject({ status: 422, body: { result: "Error" } })
  })

  test("[API-9] a body that is not JSON gets 400 or 415, in JSON", async () => {
    const send = async (type: string, body: string) => {
      const headers = { "content-type": type }
      const response = await app.request("/api/user", { method: "POST", headers, body })
      return { status: response.status, body: await response.json() }
    }
    expect(await send("application/json", "{")).toMatchObject({ status: 400, body: { result: "Error" } })
    expect(await send("text/plain", "{}")).toMatchObject({ status: 415, body: { result: "Error" } })
  })
})

describe("GET /api/user", () => {
  test("[API-2] shows to others only whether a name is taken", async () => {
    const { guest } = await people(platform)
    const query = new URLSearchParams({ username: guest.username.toUpperCase(), email: "nobody@example.in" })
    expect((await call(`?${query}`)).body).toEqual({
      result: "Done",
      data: { username: "taken", email: "free" },
    })
    expect((await call("?username=nobody")).body).toEqual({ result: "Done", data: { username: "free" } })
  })

  test("[API-2] [AUTH-8] limits the number of these questions", async () => {
    for (let count = 0; count < uniqueChecksByAddress.points; count += 1) await call("?username=meera")
    const reply = await call("?username=meera")
    expect(reply).toMatchObject({ status: 429, body: { result: "Error" } })
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0)
  })

  test("[API-2] [ADM-9] lists users for staff, without password hashes", async () => {
    const { admin } = await people(platform)
    const first = await call("?limit=2", { headers: bearer(admin.secret) })
    expect(first).toMatchObject({ status: 200, body: { result: "Done" } })
    expect(first.body["data"]).toHaveLength(2)
    const rest = await call(`?limit=2&cursor=${String(first.body["next"])}`, {
      headers: bearer(admin.secret),
    })
    expect(rest.body).toMatchObject({ next: null })
    expect(rest.body["data"]).toHaveLength(1)
    expect(JSON.stringify([first.body, rest.body])).not.toMatch(/argon2|password/i)
    expect(await call("?limit=0", { headers: bearer(admin.secret) })).toMatchObject({ status: 422 })
    expect(await call("?cursor=x", { headers: bearer(admin.secret) })).toMatchObject({ status: 422 })
  })
})

describe("/api/user/{id}", () => {
  test("[API-2] [ACCT-1] returns one's own profile", async () => {
    const { guest } = await people(platform)
    expect((await call(`/${guest.id}`, { headers: bearer(guest.secret) })).body).toMatchObject({
      result: "Done",
      data: {
        _id: guest.id,
        name: guest.name,
        email: guest.email,
        phone: guest.phone,
        username: guest.username,
      },
    })
  })

  test("[API-2] stores a change, and ignores a role in it", async () => {
    const { guest } = await people(platform)
    const body = profile({ name: "Meera Rao", email: guest.email, role: adminRoleCode })
    const reply = await call(`/${guest.id}`, { method: "PUT", body, headers: bearer(guest.secret) })
    expect(reply.body).toMatchObject({
      data: { name: "Meera Rao", address: "4 Lodi Road", role: roleCode("guest") },
    })
  })

  test("[API-9] unknown and malformed ids answer 404", async () => {
    const { admin } = await people(platform)
    for (const id of [randomUUID(), "1", "%00"]) {
      expect(await call(`/${id}`, { headers: bearer(admin.secret) })).toMatchObject({ status: 404 })
    }
  })

  test("[API-9] a taken name and removing oneself answer 409", async () => {
    const { guest, other, admin } = await people(platform)
    const body = profile({ email: other.email, currentPassword: factoryPassword })
    const update = await call(`/${guest.id}`, { method: "PUT", body, headers: bearer(guest.secret) })
    expect(update).toMatchObject({ status: 409, body: { errors: { email: "Email Address Already Taken" } } })
    expect(await call(`/${admin.id}`, { method: "DELETE", headers: bearer(admin.secret) })).toMatchObject({
      status: 409,
    })
  })
})

test("[API-9] an unknown path answers 404 in JSON", async () => {
  const response = await app.request("/api/nothing")
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ result: "Error" })
})
