import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { roles } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { endSessionsOfUser } from "./end-sessions-of-user.service.ts"
import { resolveSession } from "./sessions.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const auditEntries = () =>
  platform.db.execute(
    `select action, subject_id as "subjectId" from audit_log where action = 'end-sessions' order by id`,
  )

describe("all sessions of a person", () => {
  test.each(roles)("[SAFE-8] only an owner ends the sessions of somebody else, as %s", async (role) => {
    const person = await aSignedIn(platform)
    const caller = await aSignedIn(platform, { role })
    const outcome = await endSessionsOfUser(platform, caller.actor, person.id)
    const isOwner = role === "owner"
    expect(outcome).toMatchObject(isOwner ? { ok: true } : { ok: false, refusal: { kind: "forbidden" } })
    expect((await resolveSession(platform, person.secret)) === null).toBe(isOwner)
    expect(await resolveSession(platform, caller.secret)).not.toBeNull()
    expect(await auditEntries()).toEqual(isOwner ? [{ action: "end-sessions", subjectId: person.id }] : [])
  })

  test.each(roles)("[SAFE-8] end for a person with the role %s", async (role) => {
    const person = await aSignedIn(platform, { role })
    const { actor } = await aSignedIn(platform, { role: "owner" })
    expect(await endSessionsOfUser(platform, actor, person.id)).toMatchObject({ ok: true })
    expect(await resolveSession(platform, person.secret)).toBeNull()
  })

  test("[SAFE-8] are refused for oneself and for an unknown account", async () => {
    const owner = await aSignedIn(platform, { role: "owner" })
    const end = (id: string) => endSessionsOfUser(platform, owner.actor, id)
    expect(await end(owner.id)).toEqual({ ok: false, refusal: { kind: "own-sessions" } })
    expect(await end(randomUUID())).toEqual({ ok: false, refusal: { kind: "unknown-account" } })
    expect(await resolveSession(platform, owner.secret)).not.toBeNull()
  })
})
