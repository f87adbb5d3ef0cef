import { beforeEach, describe, expect, test } from "vitest"
import { aSignedIn, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { changePassword } from "#src/features/accounts/passwords/change-password.service.ts"
import {
  aPersonWithSecondFactor,
  codeNow,
} from "#src/features/accounts/second-factor/second-factor.factory.ts"
import { resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { createApp } from "#src/server/app.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { deleteOldPendingSignIns } from "./pending-sign-ins.service.ts"
import { finishSignIn, signIn } from "./sign-in.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const home = "203.0.113.7"

/** Somebody with a second factor who gave the right password a minute later. */
async function aPendingSignIn() {
  const person = await aPersonWithSecondFactor(platform)
  platform.passMinutes(1)
  const begun = await signIn(platform, { username: person.username, password: factoryPassword }, home)
  if (begun.ok || begun.refusal.kind !== "code-needed") throw new Error("no code was asked for")
  const { ticket } = begun.refusal
  const finish = (parts: { ticket?: string | null; code?: string } = {}) =>
    finishSignIn(platform, { ticket, code: codeNow(platform, person.totpSecret), ...parts }, home)
  return { ...person, ticket, finish }
}

const sessionsOf = async (id: string) =>
  (await platform.db.execute("select 1 from sessions where user_id = $1", [id])).length

describe("an account with a second factor", () => {
  test("[AUTH-3] needs the right password first, and then a code", async () => {
    const { username, id } = await aPersonWithSecondFactor(platform)
    const attempt = { username, password: "Wrong4Lantern", code: "000000" }
    expect(await signIn(platform, attempt, home)).toEqual({
      ok: false,
      refusal: { kind: "wrong-credentials" },
    })
    const outcome = await signIn(platform, { username, password: factoryPassword }, home)
    expect(outcome).toEqual({ ok: false, refusal: { kind: "code-needed", ticket: expect.any(String) } })
    expect(await sessionsOf(id)).toBe(1)
  })

  test("opens a session by a code within five minutes, once", async () => {
    const { id, finish } = await aPendingSignIn()
    expect(await finish({ code: "000000" })).toEqual({ ok: false, refusal: { kind: "wrong-code" } })
    expect(await sessionsOf(id)).toBe(1)
    const opened = await finish()
    expect(opened).toMatchObject({ ok: true, value: { userId: id, role: "front-desk" } })
    platform.passMinutes(1)
    expect(await finish()).toEqual({ ok: false, refusal: { kind: "sign-in-over" } })
  })

  test("asks for the password again after five minutes, in another browser, and after a change of it", async () => {
    const over = { ok: false, refusal: { kind: "sign-in-over" } }
    const { finish, actor, ticket, secret, totpSecret } = await aPendingSignIn()
    expect(await finish({ ticket: null })).toEqual(over)
    expect(await finish({ ticket: ticket.replace(/^./, (first) => (first === "A" ? "B" : "A")) })).toEqual(
      over,
    )
    const password = "Terrace4Lantern"
    const code = codeNow(platform, totpSecret)
    const change = { currentPassword: factoryPassword, code, password, address: home, secret }
    expect(await changePassword(platform, actor, change)).toMatchObject({ ok: true })
    expect(await finish()).toEqual(over)
    const late = await aPendingSignIn()
    platform.passMinutes(5)
    expect(await late.finish()).toEqual(over)
    await deleteOldPendingSignIns(platform)
    expect(await platform.db.execute("select 1 from pending_sign_ins")).toEqual([])
  })
})

test("[API-3] the API signs in to such an account by the password with a code", async () => {
  const { username, totpSecret, id } = await aPersonWithSecondFactor(platform)
  platform.passMinutes(1)
  const app = createApp(platform)
  const call = (code?: string) =>
    app.request("/api/user/signin", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password: factoryPassword, code }),
    })
  const [without, wrong, right] = [
    await call(),
    await call("000000"),
    await call(codeNow(platform, totpSecret)),
  ]
  expect([without.status, wrong.status, right.status]).toEqual([401, 401, 200])
  for (const refused of [without, wrong])
    expect(await refused.json()).toMatchObject({ result: "Error", errors: { code: expect.any(String) } })
  expect(await right.json()).toMatchObject({ result: "Done", data: { _id: id } })
})

describe("a hotel that requires a second factor of its staff", () => {
  const demanding = () => ({ ...platform, config: { ...platform.config, isSecondFactorRequired: true } })

  test("gives no staff role before it is set up", async () => {
    const { secret, id } = await aSignedIn(platform, { role: "owner" })
    const expected = { kind: "user", userId: id, role: "guest", awaitsSecondFactor: true }
    expect((await resolveSession(demanding(), secret))?.actor).toEqual(expected)
    const headers = { authorization: `Bearer ${secret}` }
    expect((await createApp(demanding()).request("/api/user", { headers })).status).toBe(403)
    expect((await createApp(platform).request("/api/user", { headers })).status).toBe(200)
  })

  test("asks nothing of guests, and gives the role once it is set up", async () => {
    const guest = await aSignedIn(platform)
    const staff = await aPersonWithSecondFactor(platform)
    expect((await resolveSession(demanding(), guest.secret))?.actor).toEqual(guest.actor)
    expect((await resolveSession(demanding(), staff.secret))?.actor).toEqual(staff.actor)
  })
})
