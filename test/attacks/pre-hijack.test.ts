import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { bookingList } from "#src/features/bookings/list/bookings.list.ts"
import { readListPage } from "#src/platform/lists/list-page.ts"
import { readTableQuery } from "#src/shared/table-query.ts"
import {
  aReset,
  aSignUp,
  anAccount,
  codeInMail,
  factoryPassword,
} from "#src/features/accounts/accounts.factory.ts"
import { findProfile, restoreUser, removeUser } from "#src/features/accounts/accounts.service.ts"
import { confirmEmail } from "#src/features/accounts/email-confirmations.service.ts"
import { findOrCreateGuest } from "#src/features/accounts/guests-of-desk.service.ts"
import {
  checkResetCode,
  resetPassword,
} from "#src/features/accounts/password-reset/password-resets.service.ts"
import { aBegunSecondFactor, codeNow } from "#src/features/accounts/second-factor/second-factor.factory.ts"
import { confirmSecondFactor } from "#src/features/accounts/second-factor/set-up.service.ts"
import { changeRole } from "#src/features/accounts/staff.service.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import { registerBookingJobs } from "#src/features/bookings/bookings.jobs.ts"
import { aRequest, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { placeBookingByStaff } from "#src/features/bookings/place/place-booking.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { createApp } from "#src/server/app.ts"
import { type SignedInActor, system } from "#src/shared/actor.ts"
import { bearer, callApi } from "../api-caller.ts"
import { setUpPlatform } from "../set-up-platform.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
  registerBookingJobs(platform)
  registerBookingEmailJobs(platform)
})
beforeEach(() => platform.clear())

const home = "203.0.113.7"
const victim = { name: "Kamala Sundaram", email: "kamala.sundaram@example.in", phone: "9444055512" }
const clerk: SignedInActor = {
  kind: "user",
  userId: "00000000-0000-4000-8000-00000000de5c",
  role: "front-desk",
}
const owner: SignedInActor = { ...clerk, role: "owner" }

type Person = { readonly id: string; readonly username: string; readonly secret: string }

async function signedIn(username: string, password: string): Promise<Person> {
  const body = { username, password }
  const reply = await callApi(app, "/api/user/signin", { method: "POST", body })
  expect(reply.status).toBe(200)
  const { _id: id } = reply.body["data"] as { _id: string }
  return { id, username, secret: String(reply.body["token"]) }
}

/** An attacker who signs up with these, and does not verify them. */
async function aSignedUp(parts: Parameters<typeof aSignUp>[0] = {}): Promise<Person> {
  const input = aSignUp(parts)
  expect((await callApi(app, "/api/user", { method: "POST", body: input })).status).toBe(201)
  return signedIn(input.username, input.password)
}

const aHijacker = () => aSignedUp({ email: victim.email.toUpperCase() })

/** The desk books for the victim, who is on the telephone. */
async function bookByTelephone(): Promise<string> {
  const room = await aRoom(platform)
  const guest = valueOf(await findOrCreateGuest(platform, clerk, victim))
  const placed = await placeBookingByStaff(platform, clerk, { ...aRequest(room.id), guestId: guest.id })
  return valueOf(placed).id
}

async function bookingsOf({ secret }: Person): Promise<unknown[]> {
  const reply = await callApi(app, "/api/booking", { headers: bearer(secret) })
  return (reply.body["data"] as { _id: string }[]).map(({ _id }) => _id)
}

const newPassword = "Terrace9Morning"

/** The password reset of the owner of the mailbox. */
async function resetByEmail(): Promise<void> {
  const { email } = victim
  const reset = await aReset(platform, { username: email, email })
  expect(await checkResetCode(platform, reset, home)).toMatchObject({ ok: true })
  expect(await resetPassword(platform, { ...reset, password: newPassword }, home)).toMatchObject({ ok: true })
  await platform.queue.runJobs()
}

async function linkFor(email: string): Promise<string> {
  await codeInMail(platform, email)
  const sent = platform.sentEmails.findLast(
    ({ to, subject }) => to.toLowerCase() === email.toLowerCase() && subject.includes("confirm your email"),
  )
  return /confirm-email\/([\w-]{43})/.exec(sent?.text ?? "")?.[1] ?? ""
}

const actorOf = ({ id }: Person): SignedInActor => ({ kind: "user", userId: id, role: "guest" })

async function confirmByLink(person: Person, email: string): Promise<void> {
  const given = { secret: await linkFor(email), sessionSecret: person.secret }
  valueOf(await confirmEmail(platform, actorOf(person), given))
  await platform.queue.runJobs()
}

describe("an account made with somebody else's email", () => {
  test.each(["Your prize: https://evil.example", "evil.store"])(
    "[L-29] sends its owner no words of whoever made it: the username %s",
    async (username) => {
      const hijacker = await aSignedUp({ username, email: victim.email, name: "Asha Rao" })
      const change = {
        ...aSignUp({ username }),
        email: "stranger@example.in",
        currentPassword: factoryPassword,
      }
      const { id, secret } = hijacker
      const call = { method: "PUT", body: change, headers: bearer(secret) }
      expect((await callApi(app, `/api/user/${id}`, call)).status).toBe(200)
      await codeInMail(platform, victim.email)
      expect(platform.sentEmails.map(({ to }) => to)).toContain("stranger@example.in")
      for (const { text, html, subject } of platform.sentEmails)
        expect([text, html, subject].join("")).not.toContain("evil")
    },
  )

  test("[SAFE-4] sees no booking that the desk makes for that email, before or after it", async () => {
    const before = await bookByTelephone()
    const hijacker = await aHijacker()
    const after = await bookByTelephone()
    await platform.queue.runJobs()
    expect(await bookingsOf(hijacker)).toEqual([])
    for (const id of [before, after]) {
      const reply = await callApi(app, `/api/booking/${id}`, { headers: bearer(hijacker.secret) })
      expect(reply.status).not.toBe(200)
    }
    const emails = await platform.db.execute("select recipient from emails where kind = 'confirmed'")
    expect(emails).toEqual([{ recipient: victim.email }, { recipient: victim.email }])
  })

  test("[SAFE-4] is lost to the true owner, who sets a password by the emailed code and finds the bookings", async () => {
    const hijacker = await aHijacker()
    const booking = await bookByTelephone()
    await resetByEmail()
    expect((await callApi(app, "/api/booking", { headers: bearer(hijacker.secret) })).status).toBe(401)
    const body = { username: hijacker.username, password: factoryPassword }
    expect((await callApi(app, "/api/user/signin", { method: "POST", body })).status).toBe(401)
    expect(await bookingsOf(await signedIn(victim.email, newPassword))).toEqual([booking])
  })

  test("[SAFE-4] keeps no authenticator app that would lock the true owner out", async () => {
    const hijacker = await aHijacker()
    const secret = await aBegunSecondFactor(platform, { ...hijacker, actor: actorOf(hijacker) })
    const code = codeNow(platform, secret)
    const given = { code, address: home, sessionSecret: hijacker.secret }
    expect(await confirmSecondFactor(platform, actorOf(hijacker), given)).toMatchObject({ ok: true })
    await resetByEmail()
    await signedIn(victim.email, newPassword)
    expect(await platform.db.execute("select 1 from recovery_codes")).toEqual([])
  })

  test("[SAFE-4] keeps no change of email that would outlive the owner's new password", async () => {
    const hijacker = await aHijacker()
    const input = aSignUp({ username: hijacker.username, email: "attacker@example.com" })
    const change = { ...input, currentPassword: factoryPassword }
    await callApi(app, `/api/user/${hijacker.id}`, {
      method: "PUT",
      body: change,
      headers: bearer(hijacker.secret),
    })
    const secret = await linkFor("attacker@example.com")
    expect(secret).not.toBe("")
    await resetByEmail()
    const given = { secret, sessionSecret: null }
    expect(await confirmEmail(platform, actorOf(hijacker), given)).toMatchObject({ ok: false })
  })

  test("[SAFE-4] is not verified by the owner who opens the link in an account of their own", async () => {
    const hijacker = await aHijacker()
    const secret = await linkFor(victim.email)
    const reader = await aSignedUp()
    const given = { secret, sessionSecret: reader.secret }
    expect(await confirmEmail(platform, actorOf(reader), given)).toMatchObject({ ok: false })
    const found = await findProfile(platform, owner, hijacker.id)
    expect(found).toMatchObject({ value: { emailVerifiedAt: null } })
  })

  test("[SAFE-4] never becomes staff, until the owner verifies the email", async () => {
    const hijacker = await aHijacker()
    const role = { id: hijacker.id, role: "front-desk" } as const
    expect(await changeRole(platform, owner, role)).toMatchObject({ refusal: { kind: "unverified-email" } })
    await resetByEmail()
    expect(await changeRole(platform, owner, role)).toMatchObject({ ok: true })
  })
})

describe("an account whose email is verified", () => {
  test("[SAFE-4] has what the desk booked before, by the link of the sign-up, and all that follows at once", async () => {
    const before = await bookByTelephone()
    const guest = await aSignedUp({ email: victim.email })
    expect(await bookingsOf(guest)).toEqual([])
    await confirmByLink(guest, victim.email)
    const after = await bookByTelephone()
    expect(new Set(await bookingsOf(guest))).toEqual(new Set([before, after]))
    const list = bookingList([])
    const query = readTableQuery(list.rules, new URLSearchParams({ q: guest.username }))
    const { rows } = await readListPage(platform, system, { list, query })
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([before, after]))
    const records = await platform.db.execute(
      "select 1 from users where password_hash is null and deleted_at is null",
    )
    expect(records).toEqual([])
    expect(
      await platform.db.execute("select actor_kind from audit_log where action = 'merge-guest-records'"),
    ).toHaveLength(1)
  })

  test("[SAFE-4] of another address is left alone by a changed email until that is verified too", async () => {
    const booking = await bookByTelephone()
    const guest = await anAccount(platform)
    const person = await signedIn(guest.username, factoryPassword)
    const body = {
      ...aSignUp({ username: guest.username, email: victim.email }),
      currentPassword: factoryPassword,
    }
    await callApi(app, `/api/user/${guest.id}`, { method: "PUT", body, headers: bearer(person.secret) })
    await platform.queue.runJobs()
    expect(await bookingsOf(person)).toEqual([])
    await confirmByLink(person, victim.email)
    expect(await bookingsOf(person)).toEqual([booking])
  })
})

describe("a guest record of the desk", () => {
  test("[SAFE-4] opens by a one-time code alone, and keeps its bookings", async () => {
    const booking = await bookByTelephone()
    const [record] = await platform.db.execute<{ id: string; username: string }>(
      "select id, username from users",
    )
    for (const username of [victim.email, record?.username])
      for (const password of ["", factoryPassword]) {
        const body = { username, password }
        expect((await callApi(app, "/api/user/signin", { method: "POST", body })).status).not.toBe(200)
      }
    await resetByEmail()
    const guest = await signedIn(victim.email, newPassword)
    expect(guest.id).toBe(record?.id)
    expect(await bookingsOf(guest)).toEqual([booking])
  })

  test("[SAFE-4] does not keep its email from a sign-up, and is restored only once", async () => {
    await bookByTelephone()
    const query = new URLSearchParams({ email: victim.email })
    const lookup = await callApi(app, `/api/user?${query}`)
    expect(lookup.body).toMatchObject({ data: { email: "free" } })
    const [record] = await platform.db.execute<{ id: string }>("select id from users")
    const id = record?.id ?? ""
    expect(await removeUser(platform, owner, id)).toMatchObject({ ok: true })
    await bookByTelephone()
    expect(await restoreUser(platform, owner, id)).toMatchObject({ refusal: { kind: "unknown-account" } })
  })
})
