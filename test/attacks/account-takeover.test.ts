import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import {
  aReset,
  aSignedIn,
  aSignUp,
  codeInMail,
  factoryPassword,
} from "#src/features/accounts/accounts.factory.ts"
import { findProfile } from "#src/features/accounts/accounts.service.ts"
import {
  confirmEmail,
  resendEmailConfirmation,
  withdrawEmailChange,
} from "#src/features/accounts/email-confirmations.service.ts"
import {
  beginPasswordReset,
  checkResetCode,
  resetPassword,
} from "#src/features/accounts/password-reset/password-resets.service.ts"
import {
  aPersonWithPasskey,
  aRequest,
  passkeyAddress,
  passkeyBrowser,
} from "#src/features/accounts/passkeys/passkeys.factory.ts"
import { changePassword } from "#src/features/accounts/passwords/change-password.service.ts"
import { secondFactorLimits } from "#src/features/accounts/rate-limits.ts"
import {
  aPersonWithSecondFactor,
  codeNow,
} from "#src/features/accounts/second-factor/second-factor.factory.ts"
import {
  beginSecondFactor,
  findSecondFactorState,
} from "#src/features/accounts/second-factor/set-up.service.ts"
import { secondFactorErrors } from "#src/features/accounts/second-factor/second-factor-errors.ts"
import { newSecret } from "#src/features/accounts/secrets.ts"
import { resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { signIn } from "#src/features/accounts/sign-in/sign-in.service.ts"
import { createApp } from "#src/server/app.ts"
import { messages } from "#src/shared/messages.ts"
import { bearer, callApi } from "../api-caller.ts"
import { setUpPlatform } from "../set-up-platform.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(() => platform.clear())

type Owner = Awaited<ReturnType<typeof aSignedIn>>

const newEmail = "attacker@example.com"

/** What somebody with a copied session sends to the API. */
function changeEmail(owner: Owner, fields: object = {}) {
  const { name, username, phone } = owner
  const body = { name, username, phone, email: newEmail, ...fields }
  return callApi(app, `/api/user/${owner.id}`, { method: "PUT", body, headers: bearer(owner.secret) })
}

const withPassword = { currentPassword: factoryPassword }

async function emailOf(owner: Owner): Promise<string | null> {
  const found = await findProfile(platform, owner.actor, owner.id)
  return found.ok ? found.value.email : null
}

/** The text of the newest email to somebody about this. */
async function mailTo(to: string, about: string): Promise<string> {
  await codeInMail(platform, to)
  const found = platform.sentEmails.findLast((sent) => sent.to === to && sent.subject.includes(about))
  return found?.text ?? ""
}

const linkIn = (text: string): string => /confirm-email\/([\w-]{43})/.exec(text)?.[1] ?? ""

async function secretFor(email: string): Promise<string> {
  return linkIn(await mailTo(email, "confirm your email"))
}

const confirm = (person: Owner, secret: string) =>
  confirmEmail(platform, person.actor, { secret, sessionSecret: person.secret })

describe("an email changed with a session alone", () => {
  test("[SAFE-4] is refused without the password, and nobody gets an email", async () => {
    const owner = await aSignedIn(platform)
    const reply = await changeEmail(owner)
    expect(reply).toMatchObject({
      status: 422,
      body: { errors: { currentPassword: messages.accounts.currentPasswordNeeded } },
    })
    expect(await emailOf(owner)).toBe(owner.email)
    expect(platform.queue.jobs).toEqual([])
  })

  test("[SAFE-4] is refused with a wrong password, a limited number of times", async () => {
    const owner = await aSignedIn(platform)
    for (let count = 0; count < 10; count += 1)
      expect(await changeEmail(owner, { currentPassword: "Lantern8Courtyard" })).toMatchObject({
        status: 422,
        body: { errors: { currentPassword: messages.accounts.invalidPassword } },
      })
    expect((await changeEmail(owner, withPassword)).status).toBe(429)
    expect(await emailOf(owner)).toBe(owner.email)
  })

  test("[SAFE-4] leaves the rest of a profile free to change without the password", async () => {
    const owner = await aSignedIn(platform)
    const reply = await changeEmail(owner, { email: owner.email, name: "Meera Rao" })
    expect(reply).toMatchObject({ status: 200, body: { data: { name: "Meera Rao" }, pendingEmail: null } })
  })
})

describe("with a stolen session and the password, an account with a second factor", () => {
  const codeError = (kind: "code-missing" | "wrong-code") => ({ errors: { code: secondFactorErrors[kind] } })

  test("[SAFE-4] [SAFE-8] keeps its email until a code is sent too", async () => {
    const owner = await aPersonWithSecondFactor(platform, { role: "guest" })
    for (const code of [undefined, "", "000000", owner.usedCode])
      expect(await changeEmail(owner, { ...withPassword, code })).toMatchObject({
        status: 422,
        body: codeError(code ? "wrong-code" : "code-missing"),
      })
    expect(await secretFor(newEmail)).toBe("")
    platform.passMinutes(1)
    const code = codeNow(platform, owner.totpSecret)
    expect(await changeEmail(owner, { ...withPassword, code })).toMatchObject({
      status: 200,
      body: { pendingEmail: newEmail },
    })
  })

  test("[SAFE-4] [SAFE-8] keeps its password until a code is given too", async () => {
    const owner = await aPersonWithSecondFactor(platform, { role: "guest" })
    const change = (code: string) =>
      changePassword(platform, owner.actor, {
        ...withPassword,
        code,
        password: "Terrace4Lantern",
        address: "203.0.113.7",
        secret: owner.secret,
      })
    expect(await change("")).toEqual({ ok: false, refusal: { kind: "code-missing" } })
    expect(await change(owner.usedCode)).toEqual({ ok: false, refusal: { kind: "wrong-code" } })
    platform.passMinutes(1)
    expect(await change(codeNow(platform, owner.totpSecret))).toMatchObject({ ok: true })
  })

  test("[SAFE-4] [SAFE-8] keeps both where staff have a passkey, which no password replaces", async () => {
    const owner = await aPersonWithPasskey(platform, { role: "events" })
    const needed = { errors: { passkey: secondFactorErrors["passkey-needed"] } }
    expect(await changeEmail(owner, withPassword)).toMatchObject({ status: 422, body: needed })
  })

  test("[SAFE-4] [SAFE-8] gets no app beside the passkey of staff, whose code would replace the passkey", async () => {
    const owner = await aPersonWithPasskey(platform, { role: "events" })
    const session = { address: passkeyAddress, sessionSecret: owner.secret }
    const proof = { ...withPassword, ...session }
    const begun = await beginSecondFactor(platform, owner.actor, proof)
    expect(begun).toEqual({ ok: false, refusal: { kind: "passkey-needed" } })
    expect(await findSecondFactorState(platform, owner.actor, owner.secret)).toEqual({ kind: "off" })
    const response = owner.authenticator.get(await aRequest(platform, "reauthenticate", owner.id))
    const passkey = { response, browser: passkeyBrowser }
    const withPasskey = { currentPassword: "", passkey, ...session }
    expect(await beginSecondFactor(platform, owner.actor, withPasskey)).toMatchObject({ ok: true })
  })
})

describe("an email changed with the password", () => {
  test("[SAFE-4] waits for its own confirmation, and the old address gets an email that says what to do", async () => {
    const owner = await aSignedIn(platform)
    const reply = await changeEmail(owner, withPassword)
    expect(reply.body).toMatchObject({ data: { email: owner.email }, pendingEmail: newEmail })
    expect(await emailOf(owner)).toBe(owner.email)
    const notice = await mailTo(owner.email, "new email")
    expect(notice).toContain(newEmail)
    expect(notice).toContain("/forget1")
    expect(linkIn(notice)).toBe("")
    expect(await codeInMailFor(owner.username, owner.email)).toMatch(/^\d{6}$/)
  })

  test("[SAFE-4] takes effect by its link, ends other sessions and begun resets, and notifies the old address", async () => {
    const owner = await aSignedIn(platform)
    const other = await aSignedIn(platform, { email: "other@example.in" })
    const reset = await aReset(platform, owner)
    const elsewhere = { ...owner, ...(await sessionOf(owner)) }
    await changeEmail(owner, withPassword)
    expect(await confirm(owner, await secretFor(newEmail))).toEqual({ ok: true, value: { email: newEmail } })
    expect(await emailOf(owner)).toBe(newEmail)
    expect(await resolveSession(platform, owner.secret)).not.toBeNull()
    expect(await resolveSession(platform, elsewhere.secret)).toBeNull()
    expect(await resolveSession(platform, other.secret)).not.toBeNull()
    expect(await mailTo(owner.email, "was changed")).toContain(newEmail)
    expect(await checkResetCode(platform, reset, "203.0.113.7")).toMatchObject({ ok: false })
    const [entry] = await platform.db.execute("select action, before, after from audit_log")
    expect(entry).toEqual({
      action: "change-email",
      before: { email: owner.email },
      after: { email: newEmail },
    })
  })

  test("[SAFE-4] is dropped when its owner resets the password from the old address", async () => {
    const owner = await aSignedIn(platform)
    await changeEmail(owner, withPassword)
    const secret = await secretFor(newEmail)
    const reset = await aReset(platform, { ...owner, username: owner.email })
    await checkResetCode(platform, reset, "203.0.113.7")
    const response = { ...reset, password: "Terrace9Morning" }
    expect(await resetPassword(platform, response, "203.0.113.7")).toMatchObject({ ok: true })
    expect(await confirm(owner, secret)).toEqual({ ok: false, refusal: "unknown-link" })
    expect(await emailOf(owner)).toBe(owner.email)
  })

  test("[SAFE-4] has a link that works once, for a day, the newest alone, and until it is withdrawn", async () => {
    const owner = await aSignedIn(platform)
    const refusal = { ok: false, refusal: "unknown-link" }
    await changeEmail(owner, withPassword)
    const first = await secretFor(newEmail)
    await resendEmailConfirmation(platform, owner.actor)
    const second = await secretFor(newEmail)
    expect(await confirm(owner, first)).toEqual(refusal)
    platform.passMinutes(24 * 60)
    expect(await confirm(owner, second)).toEqual(refusal)
    await resendEmailConfirmation(platform, owner.actor)
    const third = await secretFor(newEmail)
    expect(await confirm(owner, third)).toMatchObject({ ok: true })
    expect(await confirm(owner, third)).toEqual(refusal)
    await changeEmail(owner, { ...withPassword, email: "another@example.in" })
    const fourth = await secretFor("another@example.in")
    await withdrawEmailChange(platform, owner.actor)
    expect(await confirm(owner, fourth)).toEqual(refusal)
  })

  test("[SAFE-4] gives nothing to the owner of a mistyped address", async () => {
    const owner = await aSignedIn(platform)
    const stranger = await aSignedIn(platform)
    await changeEmail(owner, withPassword)
    const secret = await secretFor(newEmail)
    expect(await confirm(stranger, secret)).toEqual({ ok: false, refusal: "unknown-link" })
    expect(await emailOf(owner)).toBe(owner.email)
  })

  test("[SAFE-4] is refused when somebody else took the address in the meantime", async () => {
    const owner = await aSignedIn(platform)
    await changeEmail(owner, withPassword)
    const secret = await secretFor(newEmail)
    await aSignedIn(platform, { email: newEmail })
    expect(await confirm(owner, secret)).toEqual({ ok: false, refusal: "email-taken" })
    expect(await emailOf(owner)).toBe(owner.email)
  })

  test("[SAFE-4] keeps only a hash of the link, and shows it to no colleague", async () => {
    const owner = await aSignedIn(platform)
    await changeEmail(owner, withPassword)
    const secret = await secretFor(newEmail)
    const rows = await platform.db.execute(
      "select encode(secret_hash, 'escape') as kept from email_confirmations",
    )
    expect(JSON.stringify(rows)).not.toContain(secret)
    const kinds = await platform.db.execute("select kind from emails where is_confidential order by kind")
    expect(kinds).toContainEqual({ kind: "confirm-email" })
  })
})

async function sessionOf(owner: Owner): Promise<{ secret: string }> {
  const body = { username: owner.username, password: factoryPassword }
  const reply = await callApi(app, "/api/user/signin", { method: "POST", body })
  return { secret: String(reply.body["token"]) }
}

async function codeInMailFor(username: string, email: string): Promise<string | null> {
  await callApi(app, "/api/user/forget-password-1", { method: "POST", body: { username } })
  return codeInMail(platform, email)
}

test("[SAFE-8] [AUTH-8] an attacker who reads the mailbox has a few tries of the second factor, however many codes it gets", async () => {
  const person = await aPersonWithSecondFactor(platform)
  const attackerAddress = "198.51.100.9"
  let device = newSecret()
  let tries = 0
  for (let round = 0; round < 6; round += 1) {
    const begun = await beginPasswordReset(platform, { username: person.username, device }, attackerAddress)
    if (!begun.ok) break
    const code = (await codeInMail(platform, person.email)) ?? ""
    const reset = { ticket: begun.value.ticket, username: person.username }
    await checkResetCode(platform, { ...reset, device, code }, attackerAddress)
    const password = `Terrace9Morning${round}`
    device = newSecret()
    expect(await resetPassword(platform, { ...reset, device, password }, attackerAddress)).toMatchObject({
      ok: true,
    })
    for (let count = 0; count < 5; count += 1) {
      const attempt = { username: person.username, password, device, code: "000000" }
      const tried = await signIn(platform, attempt, attackerAddress)
      if (!tried.ok && tried.refusal.kind === "wrong-code") tries += 1
    }
  }
  expect(tries).toBe(secondFactorLimits.byAccountAndAddress.points)
  expect(await platform.db.execute("select 1 from known_devices")).toEqual([])
})

test("[SAFE-4] a username cannot be the email of somebody else", async () => {
  const victim = await aSignedIn(platform)
  for (const username of [victim.email, "somebody@example.in"]) {
    const reply = await callApi(app, "/api/user", { method: "POST", body: aSignUp({ username }) })
    expect(reply).toMatchObject({ status: 422, body: { errors: { username: expect.stringContaining("@") } } })
  }
})
