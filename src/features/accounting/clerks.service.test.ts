import { beforeEach, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { changeRole } from "#src/features/accounts/staff.service.ts"
import { aBooking, aPaidBooking, actorOf, aTarget, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { cancelOwnBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { postPayment } from "#src/features/bookings/folio/folio-payments.service.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { accountsOf, recordsOf } from "./accounting.factory.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

/** A payment in cash that a clerk posts. */
async function take(actor: SignedInActor, rupees: number): Promise<void> {
  const { id } = await aBooking(platform)
  const payment = { amount: fromRupees(rupees), method: "cash" as const, reference: "" }
  valueOf(await postPayment(platform, actor, { ...aTarget(id), payment }))
}

const netByClerk = async (): Promise<(string | undefined)[][]> => {
  const rows = recordsOf(await accountsOf(platform, "2026-07"), "payments-by-clerk")
  return rows.map((row) => [row["Clerk"], row["Net"]])
}

test("[FOLIO-7] who leaves the staff stays the clerk of earlier postings, and who joins it becomes none", async () => {
  const owner = (await anAccount(platform, { role: "owner" })).actor
  const clerk = await anAccount(platform, { role: "front-desk", name: "Asha Nair" })
  await take(clerk.actor, 700)
  const paid = await aPaidBooking(platform)
  valueOf(await cancelOwnBooking(platform, actorOf(paid), { id: paid.id }))
  const before = await netByClerk()
  expect(before).toEqual([
    ["Asha Nair", "700"],
    ["Online and automatic", "0"],
  ])
  valueOf(await changeRole(platform, owner, { id: clerk.id, role: "guest" }))
  valueOf(await changeRole(platform, owner, { id: paid.guest.id, role: "front-desk" }))
  expect(await netByClerk()).toEqual(before)
})

test("[FOLIO-7] clerks of one name have a row each", async () => {
  for (const [username, rupees] of [
    ["asha.n", 700],
    ["asha.nair", 500],
  ] as const) {
    const { actor } = await anAccount(platform, { role: "front-desk", name: "Asha Nair", username })
    await take(actor, rupees)
  }
  expect(await netByClerk()).toEqual([
    ["Asha Nair (asha.n)", "700"],
    ["Asha Nair (asha.nair)", "500"],
  ])
})
