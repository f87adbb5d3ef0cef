import { createHash } from "node:crypto"
import { beforeEach, describe, expect, test } from "vitest"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aSignedIn, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { signIn } from "#src/features/accounts/sign-in/sign-in.service.ts"
import { endAllSessions, deleteEndedSessions, resolveSession, signOut } from "./sessions.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const home = "203.0.113.7"
const hours = (count: number) => count * 60

describe("a session", () => {
  test("is stored as a hash, so that a copy of the table is useless", async () => {
    const { secret } = await aSignedIn(platform)
    const rows = await platform.db.execute<{ secret_hash: Buffer }>("select secret_hash from sessions")
    expect(rows.map((row) => row.secret_hash.toString("hex"))).toEqual([
      createHash("sha256").update(secret).digest("hex"),
    ])
    expect(await resolveSession(platform, rows[0]?.secret_hash.toString("base64url") ?? "")).toBeNull()
  })

  test("ends after 12 idle hours; use extends it", async () => {
    const { secret } = await aSignedIn(platform)
    platform.passMinutes(hours(12) - 1)
    expect(await resolveSession(platform, secret)).not.toBeNull()
    platform.passMinutes(hours(12) - 1)
    expect(await resolveSession(platform, secret)).not.toBeNull()
    platform.passMinutes(hours(12))
    expect(await resolveSession(platform, secret)).toBeNull()
  })

  test("ends after 30 days, even when used", async () => {
    const { secret } = await aSignedIn(platform)
    for (let day = 0; day < 60; day += 1) {
      if (day < 59) platform.passMinutes(hours(12) - 1)
      expect(await resolveSession(platform, secret)).not.toBeNull()
    }
    platform.passMinutes(hours(11))
    platform.passMinutes(60)
    expect(await resolveSession(platform, secret)).toBeNull()
  })

  test("is marked as used at most once a minute", async () => {
    const { secret } = await aSignedIn(platform)
    const seenAt = async () => {
      await resolveSession(platform, secret)
      const [row] = await platform.db.execute<{ seen_at: string }>("select seen_at from sessions")
      return row?.seen_at
    }
    const opened = await seenAt()
    platform.passMinutes(0.9)
    expect(await seenAt()).toBe(opened)
    platform.passMinutes(0.1)
    expect(await seenAt()).toBe("2026-07-01T06:31:00.000Z")
  })

  test("[ACCT-7] ends alone when its owner signs out", async () => {
    const guest = await aSignedIn(platform)
    const again = await signIn(platform, { username: guest.username, password: factoryPassword }, home)
    await signOut(platform, guest.secret)
    await signOut(platform, guest.secret)
    expect(await resolveSession(platform, guest.secret)).toBeNull()
    expect(again.ok && (await resolveSession(platform, again.value.secret))).toBeTruthy()
  })

  test("ends with all sessions of its owner, but of nobody else", async () => {
    const guest = await aSignedIn(platform)
    const other = await aSignedIn(platform)
    await platform.db.transaction((tx) => endAllSessions(tx, guest.id))
    expect(await resolveSession(platform, guest.secret)).toBeNull()
    expect(await resolveSession(platform, other.secret)).not.toBeNull()
  })

  test("is deleted at night after it ended", async () => {
    await aSignedIn(platform)
    platform.passMinutes(hours(12))
    const { secret } = await aSignedIn(platform)
    await deleteEndedSessions(platform)
    expect(await platform.db.execute("select 1 from sessions")).toHaveLength(1)
    expect(await resolveSession(platform, secret)).not.toBeNull()
  })
})
