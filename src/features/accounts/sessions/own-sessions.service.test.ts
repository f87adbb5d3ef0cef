import { beforeEach, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { endOwnSession, endSessionsElsewhere, listOwnSessions } from "./own-sessions.service.ts"
import { maxSessions } from "./session-cookie.ts"
import { openSession, resolveSession } from "./sessions.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

/** A person signed in on two devices; the second session is the current one. */
async function aPersonOnTwoDevices() {
  const first = await aSignedIn(platform)
  await resolveSession(platform, first.secret, "Firefox on Windows")
  platform.passMinutes(30)
  const second = await openSession(platform, { userId: first.id, role: "guest" })
  await resolveSession(platform, second.secret, "Safari on iPhone")
  return {
    ...first,
    current: second.secret,
    list: () => listOwnSessions(platform, first.actor, second.secret),
  }
}

test("[SAFE-8] sessions show their device and times, the current one first", async () => {
  const { actor, secret, list, current } = await aPersonOnTwoDevices()
  platform.passMinutes(5)
  await resolveSession(platform, secret, "Firefox on Windows")
  expect(await list()).toEqual([
    {
      id: expect.any(String),
      deviceName: "Safari on iPhone",
      createdAt: "2026-07-01T07:00:00.000Z",
      seenAt: "2026-07-01T07:00:00.000Z",
      isCurrent: true,
    },
    {
      id: expect.any(String),
      deviceName: "Firefox on Windows",
      createdAt: "2026-07-01T06:30:00.000Z",
      seenAt: "2026-07-01T07:05:00.000Z",
      isCurrent: false,
    },
  ])
  expect(JSON.stringify(await listOwnSessions(platform, actor, null))).not.toContain(current)
})

test("[SAFE-8] a person sees and ends only their own sessions", async () => {
  const { actor, list, secret } = await aPersonOnTwoDevices()
  const stranger = await aSignedIn(platform, { role: "owner" })
  const [, other] = await list()
  expect(await listOwnSessions(platform, stranger.actor, stranger.secret)).toHaveLength(1)
  expect(await endOwnSession(platform, stranger.actor, other?.id ?? "")).toBe(false)
  expect(await resolveSession(platform, secret)).not.toBeNull()
  expect(await endOwnSession(platform, actor, other?.id ?? "")).toBe(true)
  expect(await resolveSession(platform, secret)).toBeNull()
  expect(await endOwnSession(platform, actor, other?.id ?? "")).toBe(false)
  expect(await list()).toHaveLength(1)
})

test("[SAFE-8] signing out everywhere else keeps the current session", async () => {
  const { actor, current, secret, list } = await aPersonOnTwoDevices()
  const stranger = await aSignedIn(platform)
  await endSessionsElsewhere(platform, actor, current)
  expect(await list()).toMatchObject([{ isCurrent: true }])
  expect(await resolveSession(platform, secret)).toBeNull()
  expect(await resolveSession(platform, stranger.secret)).not.toBeNull()
})

test("[SAFE-8] the least recently used session ends when an account has 100 and opens another", async () => {
  const { id, actor, current, secret } = await aPersonOnTwoDevices()
  platform.passMinutes(1)
  for (let count = 2; count < maxSessions; count += 1)
    await openSession(platform, { userId: id, role: "guest" })
  platform.passMinutes(5)
  await resolveSession(platform, secret)
  const newest = await openSession(platform, { userId: id, role: "guest" })
  const sessions = await listOwnSessions(platform, actor, newest.secret)
  expect(sessions).toHaveLength(maxSessions)
  expect(sessions[0]).toMatchObject({ isCurrent: true })
  expect(await resolveSession(platform, secret)).not.toBeNull()
  expect(await resolveSession(platform, current)).toBeNull()
})

test("a session that is over is not listed", async () => {
  const { actor, current } = await aPersonOnTwoDevices()
  platform.passMinutes(12 * 60)
  expect(await listOwnSessions(platform, actor, current)).toEqual([])
})
