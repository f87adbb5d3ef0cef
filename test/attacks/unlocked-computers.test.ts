import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, test } from "vitest"
import { aSignedIn, aSignUp, anAccount } from "#src/features/accounts/accounts.factory.ts"
import { removeUser, restoreUser } from "#src/features/accounts/accounts.service.ts"
import { resetSecondFactor } from "#src/features/accounts/second-factor/reset-second-factor.service.ts"
import { endSessionsOfUser } from "#src/features/accounts/sessions/end-sessions-of-user.service.ts"
import { changeRole, inviteAgain, inviteColleague } from "#src/features/accounts/staff.service.ts"
import { aTarget } from "#src/features/bookings/bookings.factory.ts"
import { decideApproval } from "#src/features/bookings/folio/approvals.service.ts"
import { postRefund } from "#src/features/bookings/folio/folio-payments.service.ts"
import { creditFailedRefund } from "#src/features/bookings/pay/credit-failed-refund.service.ts"
import { retryRefund } from "#src/features/payments/refunds.service.ts"
import { createApp } from "#src/server/app.ts"
import { type SignedInActor, system } from "#src/shared/actor.ts"
import { fromRupees } from "#src/shared/money.ts"
import { bearer, callApi } from "../api-caller.ts"
import { setUpPlatform } from "../set-up-platform.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const id = randomUUID()
const refund = { amount: fromRupees(100), method: "cash" as const, reference: "", reason: "a reason" }
const { name, username, email } = aSignUp()

const aColleague = async () => (await anAccount(platform, { role: "events" })).id

async function aFormerOwner(): Promise<string> {
  const { id: former } = await anAccount(platform, { role: "owner" })
  await removeUser(platform, system, former)
  return former
}

const actions: Record<string, (actor: SignedInActor) => Promise<unknown>> = {
  "post a refund": (actor) => postRefund(platform, actor, { ...aTarget(id), refund }),
  "approve a request": (actor) => decideApproval(platform, actor, { id, isApproved: true }),
  "send a failed refund again": (actor) => retryRefund(platform, actor, id),
  "credit a failed refund": (actor) => creditFailedRefund(platform, actor, id),
  "change a role": (actor) => changeRole(platform, actor, { id, role: "owner" }),
  "invite a colleague": (actor) => inviteColleague(platform, actor, { name, username, email, role: "owner" }),
  "send an invitation again": (actor) => inviteAgain(platform, actor, id),
  "reset a second factor": (actor) => resetSecondFactor(platform, actor, id),
  "end somebody's sessions": (actor) => endSessionsOfUser(platform, actor, id),
  "delete a colleague": async (actor) => removeUser(platform, actor, await aColleague()),
  "restore a former owner": async (actor) => restoreUser(platform, actor, await aFormerOwner()),
}

describe("at a computer that somebody left unlocked, the session alone does not", () => {
  test.each(Object.keys(actions))("[SAFE-8] %s", async (action) => {
    const { actor } = await aSignedIn(platform, { role: "owner" })
    const outcome = await actions[action]?.({ ...actor, needsReauthentication: true })
    expect(JSON.stringify(outcome)).toContain("reauthentication-needed")
  })

  test("[SAFE-8] delete a colleague by the API, and a guest it does", async () => {
    const colleague = await aColleague()
    const guest = await anAccount(platform)
    const { secret } = await aSignedIn(platform, { role: "owner" })
    const app = createApp(platform)
    const remove = (of: string) =>
      callApi(app, `/api/user/${of}`, { method: "DELETE", headers: bearer(secret) })
    platform.passMinutes(11)
    expect(await remove(colleague)).toMatchObject({ status: 403, body: { code: "reauthentication-needed" } })
    expect(await remove(guest.id)).toMatchObject({ status: 200 })
  })

  test("[SAFE-8] give an account another email by the API, which says so to programs", async () => {
    const guest = await anAccount(platform)
    const { secret } = await aSignedIn(platform, { role: "owner" })
    const app = createApp(platform)
    const { password: _, ...body } = aSignUp()
    const update = () =>
      callApi(app, `/api/user/${guest.id}`, { method: "PUT", body, headers: bearer(secret) })
    platform.passMinutes(11)
    expect(await update()).toMatchObject({
      status: 403,
      body: { result: "Error", code: "reauthentication-needed" },
    })
    const again = await aSignedIn(platform, { role: "owner" })
    const call = { method: "PUT", body, headers: bearer(again.secret) }
    expect(await callApi(app, `/api/user/${guest.id}`, call)).toMatchObject({ status: 200 })
  })
})
