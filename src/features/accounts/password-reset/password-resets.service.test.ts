import { beforeEach, describe, expect, test } from "vitest"
import { setUpPlatform } from "#test/set-up-platform.ts"
import type { TestPlatform } from "#test/test-platform.ts"
import {
  aReset,
  aSignedIn,
  anAccount,
  codeInMail,
  factoryPassword,
  aWrongCode,
} from "#src/features/accounts/accounts.factory.ts"
import { removeUser } from "#src/features/accounts/accounts.service.ts"
import {
  resetByAccount,
  resetByAccountAndAddress,
  resetByAddress,
  signInByAccountAndAddress,
} from "#src/features/accounts/rate-limits.ts"
import {
  beginPasswordReset,
  checkResetCode,
  findPasswordReset,
  deleteOldResets,
  resetPassword,
} from "./password-resets.service.ts"
import { resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { signIn } from "#src/features/accounts/sign-in/sign-in.service.ts"
import { system } from "#src/shared/actor.ts"
import { refusedAs } from "#test/refused-as.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const home = "203.0.113.7"

const password = "Terrace9Morning"

const begin = async (username: string, address = home): Promise<string> => {
  const begun = await beginPasswordReset(platform, { username }, address)
  if (!begun.ok) throw new Error("the reset was refused")
  return begun.value.ticket
}

type ResetAttempt = { username: string; ticket: string; code: string }

const enter = (attempt: ResetAttempt, address = home) => checkResetCode(platform, attempt, address)

const setNew = ({ username, ticket }: ResetAttempt) =>
  resetPassword(platform, { username, ticket, password }, home)

async function aGranted() {
  const guest = await aSignedIn(platform)
  const attempt = await aReset(platform, guest)
  expect(await enter(attempt)).toEqual({ ok: true, value: null })
  return { guest, attempt }
}

describe("step 1", () => {
  test("[AUTH-5] [AUTH-7] emails six digits to the owner of the username, regardless of capitals", async () => {
    const guest = await anAccount(platform)
    await begin(guest.username.toUpperCase())
    expect(await codeInMail(platform, guest.email)).toMatch(/^\d{6}$/)
    const [email] = platform.sentEmails
    expect(email?.subject).not.toMatch(/\d{6}/)
  })

  test("[AUTH-7] answers the same for an unknown name, and sends nothing", async () => {
    const guest = await anAccount(platform)
    const known = await beginPasswordReset(platform, { username: guest.username }, home)
    const unknown = await beginPasswordReset(platform, { username: "nobody-at-all" }, home)
    expect(Object.keys(unknown)).toEqual(Object.keys(known))
    expect(unknown).toMatchObject({ ok: true, value: { ticket: expect.stringMatching(/^[\w-]{43}$/) } })
    expect(await codeInMail(platform, guest.email)).toMatch(/^\d{6}$/)
    expect(platform.sentEmails).toHaveLength(1)
  })

  test("[AUTH-7] does the same work for both, because it does not look up the name", async () => {
    const guest = await anAccount(platform)
    const seen: string[][] = []
    for (const username of [guest.username, "nobody-at-all"]) {
      const texts: string[] = []
      const transaction: TestPlatform["db"]["transaction"] = (work) =>
        platform.db.transaction((tx) =>
          work({
            ...tx,
            run: (statement, values) => (texts.push(statement.name), tx.run(statement, values)),
          }),
        )
      const watched = { ...platform, db: { ...platform.db, transaction } }
      await beginPasswordReset(watched, { username }, home)
      seen.push([...texts, ...platform.queue.jobs.map(({ name }) => name)])
      platform.queue.clear()
    }
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]).toEqual(["insert-password-reset", "write-one-time-code"])
  })

  test("[AUTH-8] is limited by account at each address, by address, and by account over all addresses", async () => {
    const ask = (username: string, address: string) => beginPasswordReset(platform, { username }, address)
    for (let count = 0; count < resetByAccountAndAddress.points; count += 1) await begin("meera", "10.0.0.1")
    expect(await ask("MEERA", "10.0.0.1")).toMatchObject(refusedAs("too-many-tries"))
    expect(await ask("meera", home)).toMatchObject({ ok: true })
    for (let count = 0; count < resetByAddress.points; count += 1) await begin(`guest-${count}`, "10.1.1.1")
    expect(await ask("ravi", "10.1.1.1")).toMatchObject(refusedAs("too-many-tries"))
    for (let count = 0; count < resetByAccount.points; count += 1) await begin("ravi", `10.2.0.${count}`)
    expect(await ask("ravi", home)).toMatchObject(refusedAs("too-many-tries"))
  })

  test("[AUTH-7] stores an HMAC of the code and a hash of the ticket only", async () => {
    const guest = await anAccount(platform)
    const { ticket, code } = await aReset(platform, guest)
    const [row] = await platform.db.execute("select * from password_resets")
    const stored = JSON.stringify(row, (_, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : value,
    )
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(ticket)
  })
})

describe("step 2", () => {
  test("[AUTH-7] accepts the right code, and again when the form is submitted twice", async () => {
    const { attempt } = await aGranted()
    expect(await enter(attempt)).toMatchObject({ ok: true })
    expect(await findPasswordReset(platform, attempt.ticket)).toMatchObject({ isGranted: true })
  })

  test("[AUTH-7] allows five tries, and then refuses even the right code", async () => {
    const attempt = await aReset(platform, await anAccount(platform))
    const wrong = { ...attempt, code: aWrongCode(attempt.code) }
    for (let count = 0; count < 5; count += 1) expect(await enter(wrong)).toEqual(refusedAs("wrong-code"))
    expect(await enter(attempt)).toEqual(refusedAs("code-over"))
  })

  test("[AUTH-7] counts and answers tries for an unknown name in the same way", async () => {
    const ticket = await begin("nobody-at-all")
    await codeInMail(platform, "nobody@example.in")
    const attempt = { username: "nobody-at-all", ticket, code: "123456" }
    for (let count = 0; count < 5; count += 1) expect(await enter(attempt)).toEqual(refusedAs("wrong-code"))
    expect(await enter(attempt)).toEqual(refusedAs("code-over"))
  })

  test("[AUTH-7] accepts a code for ten minutes", async () => {
    const attempt = await aReset(platform, await anAccount(platform))
    platform.passMinutes(10)
    expect(await enter(attempt)).toEqual(refusedAs("code-over"))
    expect(await findPasswordReset(platform, attempt.ticket)).toBeNull()
  })

  test("[AUTH-7] refuses a code in another browser and for another name", async () => {
    const guest = await anAccount(platform)
    const attempt = await aReset(platform, guest)
    const otherTicket = await begin(guest.username)
    await platform.queue.runJobs()
    expect(await enter({ ...attempt, ticket: otherTicket })).toEqual(refusedAs("wrong-code"))
    expect(await checkResetCode(platform, { ...attempt, ticket: null }, home)).toEqual(refusedAs("code-over"))
    expect(await enter({ ...attempt, username: "somebody-else" })).toEqual(refusedAs("code-over"))
    expect(await enter(attempt)).toMatchObject({ ok: true })
  })

  test("[AUTH-7] refuses any code before one was created", async () => {
    const guest = await anAccount(platform)
    const ticket = await begin(guest.username)
    expect(await enter({ username: guest.username, ticket, code: "000000" })).toEqual(refusedAs("wrong-code"))
  })
})

describe("step 3", () => {
  test("[AUTH-5] [AUTH-7] sets the password, and ends all sessions of the guest", async () => {
    const { guest, attempt } = await aGranted()
    const other = await aSignedIn(platform)
    expect(await setNew(attempt)).toEqual({ ok: true, value: null })
    expect(await resolveSession(platform, guest.secret)).toBeNull()
    expect(await resolveSession(platform, other.secret)).not.toBeNull()
    const { username } = guest
    expect(await signIn(platform, { username, password }, home)).toMatchObject({ ok: true })
    expect(await signIn(platform, { username, password: factoryPassword }, home)).toMatchObject({ ok: false })
  })

  test("[AUTH-7] works once", async () => {
    const { attempt } = await aGranted()
    await setNew(attempt)
    expect(await setNew(attempt)).toEqual(refusedAs("not-granted"))
    expect(await enter(attempt)).toEqual(refusedAs("code-over"))
  })

  test("[AUTH-7] needs step 2, in the same browser, for the same name, within ten minutes", async () => {
    const guest = await anAccount(platform)
    const untried = await aReset(platform, guest)
    expect(await setNew(untried)).toEqual(refusedAs("not-granted"))
    const { attempt } = await aGranted()
    expect(await setNew({ ...attempt, ticket: untried.ticket })).toEqual(refusedAs("not-granted"))
    expect(await setNew({ ...attempt, username: guest.username })).toEqual(refusedAs("not-granted"))
    platform.passMinutes(9)
    expect(await findPasswordReset(platform, attempt.ticket)).toMatchObject({ isGranted: true })
    platform.passMinutes(1)
    expect(await setNew(attempt)).toEqual(refusedAs("not-granted"))
  })

  test("[AUTH-7] ends all other resets of the same guest", async () => {
    const { guest, attempt } = await aGranted()
    const second = await aReset(platform, guest)
    await setNew(attempt)
    expect(await enter(second)).toEqual(refusedAs("code-over"))
  })

  test("[AUTH-8] lets in a guest who was locked out by wrong passwords", async () => {
    const { guest, attempt } = await aGranted()
    const { username } = guest
    for (let count = 0; count < signInByAccountAndAddress.points; count += 1)
      await signIn(platform, { username, password: "Lantern8Courtyard" }, home)
    await setNew(attempt)
    expect(await signIn(platform, { username, password }, home)).toMatchObject({ ok: true })
  })

  test("[AUTH-7] is reported by email and recorded in the audit log without the password", async () => {
    const { guest, attempt } = await aGranted()
    await setNew(attempt)
    await platform.queue.runJobs()
    expect(platform.sentEmails.at(-1)).toMatchObject({
      to: guest.email,
      subject: expect.stringContaining("password was changed"),
    })
    const [entry] = await platform.db.execute("select action, actor_id, subject_id, after from audit_log")
    expect(entry).toEqual({ action: "reset-password", actor_id: guest.id, subject_id: guest.id, after: null })
  })

  test("[AUTH-7] does nothing for a user who was deleted in the meantime", async () => {
    const { guest, attempt } = await aGranted()
    await removeUser(platform, system, guest.id)
    expect(await setNew(attempt)).toEqual(refusedAs("not-granted"))
  })
})

test("ended resets are deleted a day later", async () => {
  await begin("meera")
  await deleteOldResets(platform)
  expect(await platform.db.execute("select 1 from password_resets")).toHaveLength(1)
  platform.passMinutes(25 * 60)
  await deleteOldResets(platform)
  expect(await platform.db.execute("select 1 from password_resets")).toHaveLength(0)
})
