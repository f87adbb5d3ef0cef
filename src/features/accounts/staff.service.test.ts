import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, test } from "vitest"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { type Actor, system, visitor } from "#src/shared/actor.ts"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aReset, aSignedIn, anAccount } from "./accounts.factory.ts"
import { removeUser, restoreUser } from "./accounts.service.ts"
import {
  checkResetCode,
  resetPassword,
} from "#src/features/accounts/password-reset/password-resets.service.ts"
import { resetSecondFactor } from "#src/features/accounts/second-factor/reset-second-factor.service.ts"
import { endSessionsOfUser } from "#src/features/accounts/sessions/end-sessions-of-user.service.ts"
import { resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { signIn } from "#src/features/accounts/sign-in/sign-in.service.ts"
import { changeRole, inviteAgain, inviteColleague, listColleagues } from "./staff.service.ts"
import type { Account } from "./account.ts"
import { readListPage, streamList } from "#src/platform/lists/list-page.ts"
import { userList } from "#src/features/accounts/list/users.list.ts"
import { refusedAs } from "#test/refused-as.ts"

const platform = setUpPlatform()

beforeEach(async () => {
  await platform.clear()
  registerEmailJobs(platform)
})

const home = "203.0.113.7"
const emailTo = async (email: string) => {
  await platform.queue.runJobs()
  return platform.sentEmails.findLast(({ to }) => to === email)
}

describe("a staff role", () => {
  test("[ROUTE-10] [ADM-10] is assigned by the owner, ends the user's sessions, sends an email and is audited", async () => {
    const owner = await anAccount(platform, { role: "owner" })
    const guest = await aSignedIn(platform)
    const change = { id: guest.id, role: "front-desk" as const }
    expect(await changeRole(platform, owner.actor, change)).toEqual({ ok: true, value: null })
    expect(await resolveSession(platform, guest.secret)).toBeNull()
    expect((await emailTo(guest.email))?.text).toContain("Front desk")
    const [entry] = await platform.db.execute("select action, actor_id, before, after from audit_log")
    expect(entry).toEqual({
      action: "change-role",
      actor_id: owner.id,
      before: { role: "guest" },
      after: { role: "front-desk" },
    })
  })

  test("[API-10] is not assigned by others, nor to oneself", async () => {
    const owner = await anAccount(platform, { role: "owner" })
    await anAccount(platform, { role: "owner" })
    const guest = await anAccount(platform)
    const others = await Promise.all(
      (["guest", "front-desk", "marketing", "events"] as const).map((role) => anAccount(platform, { role })),
    )
    for (const actor of [visitor, ...others.map((other) => other.actor)]) {
      const change = { id: guest.id, role: "owner" as const }
      expect(await changeRole(platform, actor, change)).toEqual(refusedAs("forbidden"))
      expect(await listColleagues(platform, actor)).toEqual([])
    }
    const own = { id: owner.id, role: "events" as const }
    expect(await changeRole(platform, owner.actor, own)).toEqual(refusedAs("own-account"))
  })

  test.each(["0x10", "admin", "", randomUUID()])(
    "[SAFE-7] nothing of a user with the id %j is changed: there is none",
    async (id) => {
      const { actor } = await anAccount(platform, { role: "owner" })
      const unknown = refusedAs("unknown-account")
      expect(await changeRole(platform, actor, { id, role: "owner" })).toEqual(unknown)
      expect(await resetSecondFactor(platform, actor, id)).toEqual(unknown)
      expect(await endSessionsOfUser(platform, actor, id)).toEqual(unknown)
      expect(await removeUser(platform, actor, id)).toEqual(unknown)
      expect(await restoreUser(platform, actor, id)).toEqual(unknown)
    },
  )

  test("the last owner is neither demoted nor deleted", async () => {
    const owner = await anAccount(platform, { role: "owner" })
    expect(await changeRole(platform, system, { id: owner.id, role: "guest" })).toEqual(
      refusedAs("last-owner"),
    )
    expect(await removeUser(platform, system, owner.id)).toEqual(refusedAs("last-owner"))
    await anAccount(platform, { role: "owner" })
    expect(await changeRole(platform, system, { id: owner.id, role: "guest" })).toMatchObject({ ok: true })
  })

  test("of two owners who demote each other at once, one stays", async () => {
    const [one, two] = [
      await anAccount(platform, { role: "owner" }),
      await anAccount(platform, { role: "owner" }),
    ]
    const outcomes = await Promise.all([
      changeRole(platform, one.actor, { id: two.id, role: "guest" }),
      changeRole(platform, two.actor, { id: one.id, role: "guest" }),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await platform.db.execute("select 1 from users where role = 'owner'")).toHaveLength(1)
  })
})

describe("inviting a colleague", () => {
  const input = {
    name: "Farah Siddiqui",
    username: "farah",
    email: "farah@vimana.example",
    role: "front-desk",
  } as const

  test("[AUTH-7] creates an account that opens only by a one-time code", async () => {
    const owner = await anAccount(platform, { role: "owner" })
    expect(await inviteColleague(platform, owner.actor, input)).toMatchObject({ ok: true })
    const email = await emailTo(input.email)
    expect(email?.text).toContain(`${platform.origin}/forget1?username=farah`)
    const password = "Terrace9Morning"
    const reset = await aReset(platform, input)
    await checkResetCode(platform, reset, home)
    await resetPassword(platform, { ...reset, password }, home)
    const signedIn = await signIn(platform, { username: "farah", password }, home)
    expect(signedIn).toMatchObject({ ok: true, value: { role: "front-desk" } })
  })

  test("[AUTH-1] is refused for taken names, and to everybody but the owner", async () => {
    const owner = await anAccount(platform, { role: "owner" })
    const guest = await anAccount(platform)
    const taken = { ...input, username: guest.username.toUpperCase(), email: guest.email }
    expect(await inviteColleague(platform, owner.actor, taken)).toMatchObject({
      refusal: { kind: "taken", fields: ["username", "email"] },
    })
    for (const actor of [visitor, guest.actor])
      expect(await inviteColleague(platform, actor, input)).toEqual(refusedAs("forbidden"))
  })
})

describe("an invitation that is not accepted", () => {
  const input = {
    name: "Farah Siddiqui",
    username: "farah",
    email: "farah@vimana.example",
    role: "events",
  } as const

  async function anInvitation() {
    const { actor } = await anAccount(platform, { role: "owner" })
    const invited = await inviteColleague(platform, actor, input)
    if (!invited.ok) throw new Error("not invited")
    await platform.queue.runJobs()
    return { owner: actor, id: invited.value.id }
  }

  const invitations = () =>
    platform.sentEmails.filter(({ to, text }) => to === input.email && /forget1/.test(text))

  test("[AUTH-7] is sent again, which is audited and ends the code that was sent before", async () => {
    const { owner, id } = await anInvitation()
    const reset = await aReset(platform, input)
    expect(await inviteAgain(platform, owner, id)).toMatchObject({ ok: true, value: { email: input.email } })
    await platform.queue.runJobs()
    expect(invitations()).toHaveLength(2)
    expect(await checkResetCode(platform, reset, home)).toMatchObject({ refusal: { kind: "code-over" } })
    const audited = "select actor_id, subject_id from audit_log where action = 'invite-again'"
    expect(await platform.db.execute(audited)).toEqual([{ actor_id: owner.userId, subject_id: id }])
  })

  test("[API-10] is sent again by the owner only, and neither after it is accepted nor to a guest", async () => {
    const { owner, id } = await anInvitation()
    const others = await Promise.all(
      (["guest", "front-desk", "marketing", "events"] as const).map((role) => anAccount(platform, { role })),
    )
    for (const actor of [visitor, ...others.map((other) => other.actor)])
      expect(await inviteAgain(platform, actor, id)).toEqual(refusedAs("forbidden"))
    const reset = await aReset(platform, input)
    await checkResetCode(platform, reset, home)
    await resetPassword(platform, { ...reset, password: "Terrace9Morning" }, home)
    for (const other of [id, others[0]?.id ?? "", randomUUID(), "0x10"])
      expect(await inviteAgain(platform, owner, other)).toEqual(refusedAs("not-invited"))
    await platform.queue.runJobs()
    expect(invitations()).toHaveLength(1)
  })
})

describe("the list of users", () => {
  const names = (rows: readonly Account[]) => rows.map(({ name }) => name)

  async function exported(actor: Actor): Promise<Account[]> {
    const rows: Account[] = []
    for await (const some of streamList(platform, actor, listRequest(userList))) rows.push(...some)
    return rows
  }

  test("[ADM-1] [ADM-9] is searched, filtered and sorted by staff who may see users", async () => {
    const owner = await anAccount(platform, { role: "owner", name: "Zubin Owner" })
    await anAccount(platform, { name: "Asha Menon", phone: "9811122233" })
    await anAccount(platform, { name: "Bela Rao", role: "events" })
    const rows = async (search: string) =>
      names((await readListPage(platform, owner.actor, listRequest(userList, search))).rows)
    expect(await rows("sort=name")).toEqual(["Asha Menon", "Bela Rao", "Zubin Owner"])
    expect(await rows("q=asha")).toEqual(["Asha Menon"])
    expect(await rows("q=11122")).toEqual(["Asha Menon"])
    expect(await rows("role=events")).toEqual(["Bela Rao"])
    const guest = await anAccount(platform)
    for (const actor of [visitor, guest.actor]) {
      expect((await readListPage(platform, actor, listRequest(userList))).rows).toEqual([])
      expect(await exported(actor)).toEqual([])
    }
    expect(await exported(owner.actor)).toHaveLength(4)
  })

  test("[ADM-10] undoes a deletion; both are audited", async () => {
    const owner = await anAccount(platform, { role: "owner" })
    const guest = await aSignedIn(platform)
    expect(await removeUser(platform, owner.actor, guest.id)).toMatchObject({ ok: true })
    expect(await restoreUser(platform, guest.actor, guest.id)).toEqual(refusedAs("forbidden"))
    expect(await restoreUser(platform, owner.actor, guest.id)).toEqual({ ok: true, value: null })
    expect(await restoreUser(platform, owner.actor, guest.id)).toEqual(refusedAs("unknown-account"))
    expect(await resolveSession(platform, guest.secret)).toBeNull()
    const entries = await platform.db.execute<{ action: string }>("select action from audit_log order by id")
    expect(entries.map(({ action }) => action)).toEqual(["remove", "restore"])
  })
})
