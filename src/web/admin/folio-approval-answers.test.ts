import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import {
  aBooking,
  aTarget,
  firstNight,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { decideApproval, listApprovals } from "#src/features/bookings/folio/approvals.service.ts"
import { postDiscount } from "#src/features/bookings/folio/folio-charges.service.ts"
import { findBalance, listFolioLines } from "#src/features/folio/folio.service.ts"
import { fromRupees, subtract } from "#src/shared/money.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { answerFolioForm } from "./folio-answers.ts"

const platform = setUpPlatform()

const owner = staffAs("owner")

type Target = { readonly seenBalance: number; readonly key?: string }

/** A clerk's form for a discount of 3,000, above the limit of the front desk. */
async function requestDiscount(bookingId: string, { seenBalance, key = randomUUID() }: Target) {
  const call = { platform, actor: staffAs("front-desk"), bookingId }
  const form = { intent: "post-discount", amount: "3000", reason: "The lift was noisy" }
  const answer = await answerFolioForm(call, { ...form, key, seenBalance: String(seenBalance) })
  return answer?.data.refused?.errors["amount"] ?? answer?.data.reason ?? answer?.data.text
}

const sent = "Sent to an Admin for approval"

test("[FOLIO-4] a form that requests an approval, sent twice, requests it once, and the discount counts once", async () => {
  const { id, total } = await aBooking(platform)
  const target = { seenBalance: total, key: randomUUID() }
  expect(await Promise.all([1, 2].map(() => requestDiscount(id, target)))).toEqual([sent, sent])
  const approvals = await listApprovals(platform, owner, id)
  for (const approval of approvals)
    await decideApproval(platform, owner, { id: approval.id, isApproved: true })
  expect(approvals).toHaveLength(1)
  expect((await findBalance(platform.db, id)).charged).toBe(subtract(total, fromRupees(3000)))
})

test("[FOLIO-4] a second clerk cannot request what waits for approval already", async () => {
  const { id, total } = await aBooking(platform)
  expect(await requestDiscount(id, { seenBalance: total })).toBe(sent)
  expect(await requestDiscount(id, { seenBalance: total })).toBe("A request is already waiting for approval.")
  expect(await listApprovals(platform, owner, id)).toHaveLength(1)
})

test("[FOLIO-2] a refund that cannot be made this way is refused at the desk, and no owner is asked", async () => {
  const { id, total } = await aBooking(platform, { nights: 3 })
  await payAtDesk(platform, id)
  const credit = fromRupees(10_500)
  const discount = { ...aTarget(id), amount: credit, reason: "The lift was noisy" }
  valueOf(await postDiscount(platform, owner, discount))
  const answer = await answerFolioForm(
    { platform, actor: staffAs("front-desk"), bookingId: id },
    {
      intent: "post-refund",
      key: randomUUID(),
      seenBalance: String(-credit),
      amount: "10500",
      method: "upi",
      reference: "UPI 1",
      reason: "The lift was noisy",
    },
  )
  expect(total).toBeGreaterThan(credit)
  expect(answer?.data.refused?.errors["method"]).toMatch(/^The guest did not pay that much this way/)
  expect(await listApprovals(platform, owner, id)).toEqual([])
})

test.each([
  ["above the limit", 0, 12_000],
  ["of an earlier day", 1, 5000],
] as const)(
  "[FOLIO-2] the void of a fee %s waits for an Admin, and is made by the approval",
  async (_, days, price) => {
    const { id: roomId } = await aRoom(platform, { price: fromRupees(price) })
    const { id } = await aBooking(platform, { roomId, nights: 1 })
    platform.moveTo(`${firstNight}T09:00:00Z`)
    valueOf(await cancelBooking(platform, staffAs("front-desk"), { id }))
    platform.moveTo(`${addDays(firstNight, days)}T10:00:00Z`)
    const fee = (await listFolioLines(platform.db, id)).find(({ kind }) => kind === "fee")
    const { owed } = await findBalance(platform.db, id)
    expect(owed).toBe(fee?.amount)
    const form = { intent: "void-line", lineId: fee?.id ?? "", reason: "The flight was cancelled" }
    const send = async () => {
      const call = { platform, actor: staffAs("front-desk"), bookingId: id }
      const answer = await answerFolioForm(call, { ...form, key: randomUUID(), seenBalance: String(owed) })
      return answer?.data.reason ?? answer?.data.text
    }
    expect(await send()).toBe(sent)
    expect(await send()).toBe("A request is already waiting for approval.")
    const [request] = await listApprovals(platform, owner, id)
    expect(request).toMatchObject({ kind: "void", amount: fee?.amount, reason: form.reason })
    expect((await findBalance(platform.db, id)).owed).toBe(owed)
    valueOf(await decideApproval(platform, owner, { id: request?.id ?? "", isApproved: true }))
    expect((await findBalance(platform.db, id)).owed).toBe(0)
    expect(await listApprovals(platform, owner, id)).toEqual([])
  },
)
