import { beforeEach, describe, expect, test } from "vitest"
import { aReset, aSignUp, anAccount, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { signUp } from "#src/features/accounts/accounts.service.ts"
import { demoGuest } from "#src/features/accounts/demo/demo-people.ts"
import {
  checkResetCode,
  resetPassword,
} from "#src/features/accounts/password-reset/password-resets.service.ts"
import { createApp } from "#src/server/app.ts"
import { callApi } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { changePassword } from "./change-password.service.ts"
import { isLeakedPassword } from "./new-password.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const address = "203.0.113.7"
const leaked = "Killer12"
const refusal = { ok: false, refusal: { kind: "leaked-password" } }

test.each(["Zaq12wsx", "ZAQ12WSX", "Michael1", leaked])("[VAL-3] %s is known from data leaks", (password) =>
  expect(isLeakedPassword(password)).toBe(true),
)

test.each([factoryPassword, demoGuest.password])("[VAL-3] %s is not", (password) =>
  expect(isLeakedPassword(password)).toBe(false),
)

describe("a password that is known from data leaks is refused", () => {
  test("[VAL-3] [AUTH-1] at the sign-up, beside the field", async () => {
    const input = aSignUp({ password: leaked })
    expect(await signUp(platform, input, address)).toEqual(refusal)
    const reply = await callApi(createApp(platform), "/api/user", { method: "POST", body: input })
    expect(reply).toMatchObject({
      status: 422,
      body: { errors: { password: expect.stringContaining("data leak") } },
    })
  })

  test("[VAL-3] when it is changed, and the old one stays", async () => {
    const { actor } = await anAccount(platform)
    const change = { currentPassword: factoryPassword, code: "", password: leaked, address, secret: null }
    expect(await changePassword(platform, actor, change)).toEqual(refusal)
    const next = { ...change, password: "Terrace9Morning" }
    expect(await changePassword(platform, actor, next)).toMatchObject({ ok: true })
  })

  test("[VAL-3] [AUTH-7] at a reset, which stays open for another password", async () => {
    const { username, email } = await anAccount(platform)
    const { ticket, code } = await aReset(platform, { username, email })
    await checkResetCode(platform, { ticket, username, code }, address)
    expect(await resetPassword(platform, { ticket, username, password: leaked }, address)).toEqual(refusal)
    const other = { ticket, username, password: "Terrace9Morning" }
    expect(await resetPassword(platform, other, address)).toMatchObject({ ok: true })
  })
})
