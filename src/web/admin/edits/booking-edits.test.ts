import { expect, test } from "vitest"
import { aBooking, aTarget, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { listApprovals, requestApproval } from "#src/features/bookings/folio/approvals.service.ts"
import { findBalance } from "#src/features/folio/folio.service.ts"
import { fromRupees, subtract } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { answerBookingForm } from "./booking-edits.ts"

const platform = setUpPlatform()

const owner = staffAs("owner")

const amount = fromRupees(3000)

/** A booking whose discount waits for an owner, and what its page answers to the owner's button. */
async function decideOnPage(intent: "approve" | "decline", reason = "Half of it is enough") {
  const { id: bookingId, total } = await aBooking(platform)
  const discount = { kind: "discount" as const, amount, reason: "The lift was noisy" }
  const request = { ...aTarget(bookingId), ...discount, method: null, reference: "" }
  valueOf(await requestApproval(platform, staffAs("front-desk"), request))
  const [open] = await listApprovals(platform, owner, bookingId)
  const form = { approvalId: open?.id ?? "", intent, reason }
  const answer = await answerBookingForm({ platform, actor: owner, bookingId }, form)
  const { charged } = await findBalance(platform.db, bookingId)
  const approvals = await listApprovals(platform, owner, bookingId)
  return { text: answer.data.text, approvals, discounted: subtract(total, charged) }
}

test("[FOLIO-2] an Admin approves and declines a request on the page of its booking", async () => {
  expect(await decideOnPage("approve")).toEqual({
    text: "Approved and posted",
    approvals: [],
    discounted: amount,
  })
  expect(await decideOnPage("decline")).toEqual({ text: "Declined", approvals: [], discounted: 0 })
})

test("[FOLIO-2] a decline without a reason is refused, and what was typed is kept", async () => {
  const { text, approvals } = await decideOnPage("decline", "no")
  expect(text).toMatch(/reason/i)
  expect(approvals).toHaveLength(1)
})
