import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, test } from "vitest"
import { system, visitor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aSignedIn, aSignUp, anAccount } from "./accounts.factory.ts"
import { seedAccounts } from "#src/features/accounts/demo/accounts.seed.ts"
import { findProfile, listTaken, listUsers, removeUser, signUp } from "./accounts.service.ts"
import { demoGuest } from "#src/features/accounts/demo/demo-people.ts"
import { signUpByAddress, signUpByEmailAndAddress, uniqueChecksByAddress } from "./rate-limits.ts"
import { resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { signIn } from "#src/features/accounts/sign-in/sign-in.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const home = "203.0.113.7"

describe("signing up", () => {
  test("[AUTH-2] creates a regular user who can sign in", async () => {
    const input = aSignUp()
    const outcome = await signUp(platform, input, home)
    expect(outcome).toMatchObject({ ok: true, value: { username: input.username, role: "guest" } })
    expect(await signIn(platform, input, home)).toMatchObject({ ok: true, value: { role: "guest" } })
  })

  test("[AUTH-2] stores only the argon2id hash of the password", async () => {
    const input = aSignUp()
    await signUp(platform, input, home)
    const [row] = await platform.db.execute<{ password_hash: string }>("select password_hash from users")
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test("[AUTH-1] refuses all taken names at once, regardless of capitals", async () => {
    const first = aSignUp({ username: "Meera", email: "Meera.K@example.in" })
    await signUp(platform, first, home)
    const again = async (parts: object) => signUp(platform, aSignUp(parts), home)
    expect(await again({ username: "mEERA" })).toMatchObject({
      refusal: { kind: "taken", fields: ["username"] },
    })
    expect(await again({ email: "meera.k@EXAMPLE.in" })).toMatchObject({ refusal: { fields: ["email"] } })
    expect(await again({ username: "MEERA", email: "MEERA.K@example.in" })).toMatchObject({
      refusal: { fields: ["username", "email"] },
    })
  })

  test("[AUTH-1] of twenty concurrent sign-ups with one name, one succeeds", async () => {
    const tries = Array.from({ length: 20 }, () => signUp(platform, aSignUp({ username: "meera" }), home))
    const outcomes = await Promise.all(tries)
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal]))
    expect(refusals).toEqual(Array.from({ length: 19 }, () => ({ kind: "taken", fields: ["username"] })))
  })

  test("[AUTH-8] is limited by email at each address, and by address", async () => {
    const input = aSignUp()
    for (let count = 0; count < signUpByEmailAndAddress.points; count += 1)
      await signUp(platform, input, "10.0.0.1")
    expect(await signUp(platform, input, "10.0.0.1")).toMatchObject({ refusal: { kind: "too-many-tries" } })
    expect(await signUp(platform, input, home)).toMatchObject({ refusal: { kind: "taken" } })

    const taken = { username: input.username }
    for (let count = 0; count < signUpByAddress.points; count += 1)
      await signUp(platform, aSignUp(taken), "10.1.1.1")
    expect(await signUp(platform, aSignUp(), "10.1.1.1")).toMatchObject({
      refusal: { kind: "too-many-tries" },
    })
    expect(await signUp(platform, aSignUp(), home)).toMatchObject({ ok: true })
  })
})

describe("the check whether a name is taken", () => {
  test("[API-2] covers usernames and emails, including those of deleted accounts", async () => {
    const guest = await anAccount(platform)
    await removeUser(platform, system, guest.id)
    const names = { username: guest.username.toUpperCase(), email: "nobody@example.in" }
    expect(await listTaken(platform, names, home)).toEqual({ ok: true, value: ["username"] })
  })

  test("[AUTH-8] is limited by network address", async () => {
    const ask = () => listTaken(platform, { username: "meera" }, home)
    for (let count = 0; count < uniqueChecksByAddress.points; count += 1) expect((await ask()).ok).toBe(true)
    expect(await ask()).toMatchObject({ refusal: { kind: "too-many-tries" } })
    platform.passMinutes(11)
    expect((await ask()).ok).toBe(true)
  })
})

describe("a profile", () => {
  const forbidden = { ok: false, refusal: { kind: "forbidden" } }

  test("[ACCT-1] is readable only by its owner and by staff with the right", async () => {
    const guest = await anAccount(platform)
    const other = await anAccount(platform)
    const admin = await anAccount(platform, { role: "owner" })
    for (const actor of [guest.actor, admin.actor, system]) {
      expect(await findProfile(platform, actor, guest.id)).toMatchObject({
        value: { id: guest.id, name: guest.name },
      })
    }
    for (const actor of [visitor, other.actor])
      expect(await findProfile(platform, actor, guest.id)).toEqual(forbidden)
    expect(await findProfile(platform, admin.actor, randomUUID())).toMatchObject({
      refusal: { kind: "unknown-account" },
    })
  })
})

describe("the administration", () => {
  test("[ADM-9] lists and searches users newest first, page by page", async () => {
    const admin = await anAccount(platform, { role: "owner", username: "front-desk" })
    for (const name of ["Asha Rao", "Bela Sen", "Chitra 50%", "Divya Rao"]) {
      platform.passMinutes(1)
      await anAccount(platform, { name })
    }
    const list = async (page: object) => {
      const outcome = await listUsers(platform, admin.actor, page)
      return outcome.ok ? outcome.value : { accounts: [], nextAfterId: null }
    }
    const first = await list({ limit: 2 })
    expect(first.accounts.map(({ name }) => name)).toEqual(["Divya Rao", "Chitra 50%"])
    const second = await list({ limit: 3, ...(first.nextAfterId && { afterId: first.nextAfterId }) })
    expect(second.accounts.map(({ name }) => name)).toEqual(["Bela Sen", "Asha Rao", admin.name])
    expect(second.nextAfterId).toBeNull()
    expect((await list({ search: "rao" })).accounts).toHaveLength(2)
    expect((await list({ search: "%" })).accounts.map(({ name }) => name)).toEqual(["Chitra 50%"])
    expect((await list({ search: "FRONT-" })).accounts.map(({ id }) => id)).toEqual([admin.id])
  })

  test("[API-10] nobody else lists or removes users", async () => {
    const guest = await anAccount(platform)
    for (const actor of [visitor, guest.actor]) {
      expect(await listUsers(platform, actor, {})).toMatchObject({ refusal: { kind: "forbidden" } })
      expect(await removeUser(platform, actor, guest.id)).toMatchObject({ refusal: { kind: "forbidden" } })
    }
  })

  test("[ADM-10] a removed user is signed out, keeps the name, and the removal is audited", async () => {
    const admin = await anAccount(platform, { role: "owner" })
    const guest = await aSignedIn(platform)
    expect(await removeUser(platform, admin.actor, guest.id)).toEqual({ ok: true, value: null })
    expect(await resolveSession(platform, guest.secret)).toBeNull()
    const [row] = await platform.db.execute<{ deleted_at: string }>(
      "select deleted_at from users where id = $1",
      [guest.id],
    )
    expect(row?.deleted_at).toBe("2026-07-01T06:30:00.000Z")
    expect(await removeUser(platform, admin.actor, guest.id)).toMatchObject({
      refusal: { kind: "unknown-account" },
    })
    const entries = await platform.db.execute("select action, actor_id, subject_id from audit_log")
    expect(entries).toEqual([{ action: "remove", actor_id: admin.id, subject_id: guest.id }])
    expect(await removeUser(platform, admin.actor, admin.id)).toMatchObject({
      refusal: { kind: "own-account" },
    })
  })
})

describe("the first start", () => {
  test("creates the administrator and the demo guest once", async () => {
    expect(await seedAccounts(platform)).toBe(true)
    expect(await seedAccounts(platform)).toBe(false)
    const { username, password } = platform.config.admin
    expect(await signIn(platform, { username, password }, home)).toMatchObject({ value: { role: "owner" } })
    expect(await signIn(platform, demoGuest, home)).toMatchObject({ value: { role: "guest" } })
  })
})
