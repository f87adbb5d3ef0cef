import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { createApp } from "#src/server/app.ts"
import { roleCode } from "#src/shared/actor.ts"
import { bearer, callApi, type ApiCall } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { factoryPassword, people } from "#src/features/accounts/accounts.factory.ts"
import { signInByAccountAndAddress } from "#src/features/accounts/rate-limits.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(() => platform.clear())

const call = (path: string, request?: ApiCall) => callApi(app, `/api/user${path}`, request)

describe("POST /api/user/signin", () => {
  const signIn = (body: unknown, headers: Record<string, string> = {}) =>
    call("/signin", { method: "POST", body, headers })

  test("[API-3] gives an API client a bearer token, and no cookie", async () => {
    const { guest } = await people(platform)
    const reply = await signIn({ username: guest.username, password: factoryPassword })
    expect(reply.body).toEqual({
      result: "Done",
      data: { _id: guest.id, role: roleCode("guest") },
      token: expect.any(String),
    })
    expect(reply.headers.get("set-cookie")).toBeNull()
    const token = String(reply.body["token"])
    for (const authorization of [token, `Bearer ${token}`]) {
      expect(await call(`/${guest.id}`, { headers: { authorization } })).toMatchObject({ status: 200 })
    }
  })

  test("[AUTH-3] [API-9] answers 401 with both messages for either mistake", async () => {
    const { guest } = await people(platform)
    const expected = {
      status: 401,
      body: {
        result: "Error",
        errors: { username: "Invalid Username Try Again ", password: "Invalid Password Try Again " },
      },
    }
    expect(await signIn({ username: guest.username, password: "Lantern8Courtyard" })).toMatchObject(expected)
    expect(await signIn({ username: "nobody", password: factoryPassword })).toMatchObject(expected)
  })

  test("[AUTH-8] answers 429 with the time to wait after too many attempts", async () => {
    for (let count = 0; count < signInByAccountAndAddress.points; count += 1) {
      await signIn({ username: "nobody", password: "x" })
    }
    const reply = await signIn({ username: "nobody", password: "x" })
    expect(reply).toMatchObject({ status: 429, body: { reason: expect.stringContaining("15 minutes") } })
    expect(reply.headers.get("retry-after")).toBe("900")
  })

  test("[VAL-1] answers 422 for missing fields", async () => {
    expect((await signIn({})).body["errors"]).toEqual({
      username: "Username Field Is Required",
      password: "Password Field Is Required",
    })
  })
})

describe("POST /api/user/signout", () => {
  test("[ACCT-7] ends the session of a token", async () => {
    const { guest } = await people(platform)
    expect(await call("/signout", { method: "POST", headers: bearer(guest.secret) })).toMatchObject({
      status: 200,
    })
    expect(await call(`/${guest.id}`, { headers: bearer(guest.secret) })).toMatchObject({ status: 401 })
    expect(await call("/signout", { method: "POST" })).toMatchObject({ status: 200 })
  })
})
