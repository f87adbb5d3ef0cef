import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, test } from "vitest"
import {
  aFirstPasswordCode,
  anAccount,
  aSessionGuest,
  aSignedIn,
  codeInMail,
  aWrongCode,
} from "#src/features/accounts/accounts.factory.ts"
import {
  beginPasswordReset,
  checkResetCode,
  resetPassword,
} from "#src/features/accounts/password-reset/password-resets.service.ts"
import { resetByAccount } from "#src/features/accounts/rate-limits.ts"
import { resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { signIn } from "#src/features/accounts/sign-in/sign-in.service.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { beginFirstPassword, setFirstPassword } from "./first-password.service.ts"
import { findSessionGuest } from "./session-guests.service.ts"
import { refusedAs } from "#test/refused-as.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const password = "Terrace9Morning"
const device = "d".repeat(43)
const address = "203.0.113.7"

const set = (actor: SignedInActor, proof: { ticket: string | null; code: string }, chosen = password) =>
  setFirstPassword(platform, { actor, address }, { ...proof, password: chosen, device })

describe("the first password of a session guest", () => {
  test("[AUTH-4] makes an account that signs in with its email, and replaces the session", async () => {
    const guest = await aSessionGuest(platform)
    const outcome = await set(guest.actor, await aFirstPasswordCode(platform, guest))
    if (!outcome.ok) throw new Error(outcome.refusal.kind)
    expect(await resolveSession(platform, guest.secret)).toBeNull()
    expect(await resolveSession(platform, outcome.value.secret)).toMatchObject({ actor: guest.actor })
    expect(await findSessionGuest(platform, guest.actor)).toBeNull()
    const { email, id } = guest
    expect(await signIn(platform, { username: email, password }, address)).toMatchObject({
      value: { userId: id },
    })
  })

  test("[AUTH-7] needs the right code, within five tries", async () => {
    const guest = await aSessionGuest(platform)
    const { ticket, code } = await aFirstPasswordCode(platform, guest)
    for (let count = 0; count < 5; count += 1)
      expect(await set(guest.actor, { ticket, code: aWrongCode(code) })).toEqual(refusedAs("wrong-code"))
    expect(await set(guest.actor, { ticket, code })).toEqual(refusedAs("code-over"))
  })

  test("[AUTH-7] needs a code that is not older than ten minutes", async () => {
    const guest = await aSessionGuest(platform)
    const proof = await aFirstPasswordCode(platform, guest)
    platform.passMinutes(10)
    expect(await set(guest.actor, proof)).toEqual(refusedAs("code-over"))
  })

  test("[AUTH-7] uses its code once", async () => {
    const guest = await aSessionGuest(platform)
    await anAccount(platform, { email: guest.email })
    const proof = await aFirstPasswordCode(platform, guest)
    expect(await set(guest.actor, proof)).toEqual(refusedAs("has-account"))
    expect(await set(guest.actor, proof)).toEqual(refusedAs("code-over"))
  })

  test("[AUTH-7] does not accept the code of another session, with or without its ticket", async () => {
    const guest = await aSessionGuest(platform)
    const other = await aSessionGuest(platform, { email: guest.email })
    const mine = await aFirstPasswordCode(platform, guest)
    const theirs = await aFirstPasswordCode(platform, other)
    expect(await set(other.actor, mine)).toEqual(refusedAs("code-over"))
    expect(await set(other.actor, { ...theirs, ticket: null })).toEqual(refusedAs("code-over"))
    if (theirs.code !== mine.code)
      expect(await set(other.actor, { ...theirs, code: mine.code })).toEqual(refusedAs("wrong-code"))
  })

  test("[VAL-3] is not the guest's own email", async () => {
    const guest = await aSessionGuest(platform, { email: "Ira.Sen9@example.in" })
    const proof = await aFirstPasswordCode(platform, guest)
    expect(await set(guest.actor, proof, "Ira.Sen9@example.in")).toEqual(refusedAs("name-as-password"))
    expect(await set(guest.actor, proof)).toMatchObject({ ok: true })
  })

  test("[SAFE-4] is refused to an account, and leaves the account of the same email as it was", async () => {
    const account = await aSignedIn(platform)
    expect(await beginFirstPassword(platform, account.actor, address)).toEqual(refusedAs("not-session-guest"))
    const guest = await aSessionGuest(platform, { email: account.email.toUpperCase() })
    const proof = await aFirstPasswordCode(platform, guest)
    expect(await set(account.actor, proof)).toEqual(refusedAs("not-session-guest"))
    expect(await set(guest.actor, proof)).toEqual(refusedAs("has-account"))
    expect(await signIn(platform, { username: account.email, password }, address)).toMatchObject({
      ok: false,
    })
    expect(await resolveSession(platform, account.secret)).not.toBeNull()
  })
})

describe("the codes of session guests", () => {
  test("[AUTH-8] count by their email, over any number of sessions and addresses", async () => {
    const { email } = await aSessionGuest(platform)
    const ask = async () => {
      const { actor } = await aSessionGuest(platform, { email })
      return beginFirstPassword(platform, actor, randomUUID())
    }
    for (let count = 0; count < resetByAccount.points; count += 1)
      expect(await ask()).toMatchObject({ ok: true })
    expect(await ask()).toMatchObject({ refusal: { kind: "too-many-tries" } })
  })

  test("[AUTH-7] are sent only by their own session: the forgotten-password form finds no session guest", async () => {
    const guest = await aSessionGuest(platform)
    const record = await findSessionGuest(platform, guest.actor)
    for (const username of [guest.email, record?.username ?? ""]) {
      expect(await beginPasswordReset(platform, { username }, address)).toMatchObject({ ok: true })
      expect(await codeInMail(platform, guest.email)).toBeNull()
    }
  })

  test("[AUTH-7] set no password by the steps of a forgotten password", async () => {
    const guest = await aSessionGuest(platform)
    const record = await findSessionGuest(platform, guest.actor)
    const proof = { username: record?.username ?? "", ...(await aFirstPasswordCode(platform, guest)) }
    expect(await checkResetCode(platform, proof, address)).toMatchObject({ ok: true })
    expect(await resetPassword(platform, { ...proof, password }, address)).toEqual(refusedAs("not-granted"))
  })
})
