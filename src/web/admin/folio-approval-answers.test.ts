import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { aBooking, aTarget, payAtDesk, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { decideApproval, listApprovals } from "#src/features/bookings/folio/approvals.service.ts"
import { postDiscount } from "#src/features/bookings/folio/folio-charges.service.ts"
import { findBalance } from "#src/features/folio/folio.service.ts"
import { fromRupees, subtract } from "#src/shared/money.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { answerFolioForm } from "./folio-answers.ts"

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

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
