import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { createApp } from "#src/server/app.ts"
import { callApi } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import {
  anAccount,
  codeInMail,
  type StoredAccount,
  aWrongCode,
} from "#src/features/accounts/accounts.factory.ts"
import { resetByAccount } from "#src/features/accounts/rate-limits.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(() => platform.clear())

const step = (count: 1 | 2 | 3, body: object, cookie = "") =>
  callApi(app, `/api/user/forget-password-${count}`, { method: "POST", body, headers: { cookie } })

async function aBrowserAtStepTwo(guest: StoredAccount) {
  const reply = await step(1, { username: guest.username })
  const cookie = reply.headers.get("set-cookie")?.split(";")[0] ?? ""
  return { cookie, otp: (await codeInMail(platform, guest.email)) ?? "" }
}

describe("a password reset by the API", () => {
  test("[API-3] [AUTH-5] three calls of one browser set a new password", async () => {
    const guest = await anAccount(platform)
    const { username } = guest
    const { cookie, otp } = await aBrowserAtStepTwo(guest)
    const password = "Terrace9Morning"
    expect(await step(2, { username, otp }, cookie)).toMatchObject({
      status: 200,
      body: { result: "Done", reason: expect.any(String) },
    })
    const last = await step(3, { username, password }, cookie)
    expect(last).toMatchObject({
      status: 200,
      body: { result: "Done", reason: "Password Reset Successfully" },
    })
    expect(last.headers.get("set-cookie")).toMatch(/^password-reset=; Max-Age=0;/)
    const signIn = { method: "POST", body: { username, password } }
    expect(await callApi(app, "/api/user/signin", signIn)).toMatchObject({ status: 200 })
  })

  test("[AUTH-7] step 1 answers the same for an unknown name, except for the ticket in its cookie", async () => {
    const { username } = await anAccount(platform)
    const known = await step(1, { username })
    const unknown = await step(1, { username: "nobody-at-all" })
    expect(unknown.body).toEqual(known.body)
    expect(unknown.status).toBe(known.status)
    const shape = /^password-reset=[\w-]{43}; Max-Age=1500; Path=\/; HttpOnly; SameSite=Lax$/
    for (const reply of [known, unknown]) expect(reply.headers.get("set-cookie")).toMatch(shape)
  })

  test("[AUTH-6] [API-9] each step answers with its reason", async () => {
    const guest = await anAccount(platform)
    const { username } = guest
    const { cookie, otp } = await aBrowserAtStepTwo(guest)
    const refusal = (reason: string) => ({ status: 409, body: { result: "Error", reason } })
    expect(await step(2, { username, otp: aWrongCode(otp) }, cookie)).toMatchObject(
      refusal("This OTP is not right. Please look at the email again."),
    )
    expect(await step(2, { username, otp })).toMatchObject(
      refusal("This OTP is no longer valid. Please ask for a new one."),
    )
    expect(await step(3, { username, password: "Terrace9Morning" }, cookie)).toMatchObject(
      refusal("This reset is no longer valid. Please start again."),
    )
  })

  test("[VAL-1] [VAL-3] invalid fields answer 422 with their messages", async () => {
    expect(await step(1, {})).toMatchObject({
      status: 422,
      body: { errors: { username: "Username Field Is Required" } },
    })
    expect(await step(2, { username: "meera", otp: "12 34" })).toMatchObject({
      status: 422,
      body: { errors: { otp: "OTP Must Be 6 Digits" } },
    })
    const weak = await step(3, { username: "meera", password: "password" })
    expect(weak).toMatchObject({
      status: 422,
      body: { errors: { password: expect.stringContaining("Password") } },
    })
  })

  test("[AUTH-8] too many requests for one name answer 429 with the time to wait", async () => {
    for (let count = 0; count < resetByAccount.points; count += 1) await step(1, { username: "meera" })
    const reply = await step(1, { username: "meera" })
    expect(reply).toMatchObject({ status: 429, body: { result: "Error" } })
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0)
  })
})
