import fc from "fast-check"
import { expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import {
  aBooking,
  aPaidBooking,
  aTarget,
  bookingOf,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { moveCharge, postDiscount, postExtra } from "#src/features/bookings/folio/folio-charges.service.ts"
import { postRefund } from "#src/features/bookings/folio/folio-payments.service.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { groupCharges } from "#src/features/folio/charge-groups.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { type FolioLine, isMovable, payableBy, sumCredits, sumLines } from "#src/features/folio/folio-line.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromPaise } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { reinstateBooking } from "./reinstate-booking.service.ts"

const platform = setUpPlatform()

const owner = staffAs("owner")
const reason = "The flight was late"

type Posting = { readonly of: string; readonly percent: number; readonly isSecond: boolean }

const posting = (...of: string[]): fc.Arbitrary<Posting> =>
  fc.record({ of: fc.constantFrom(...of), percent: fc.integer({ min: 1, max: 99 }), isSecond: fc.boolean() })

/** Posts to the folio what it allows; a refusal is one of its rules. */
async function post(id: string, { of, percent, isSecond }: Posting): Promise<void> {
  const lines = await listFolioLines(platform.db, id)
  const { charged } = sumLines(lines)
  const payable = payableBy(lines, "guest")
  const part = (whole: number) => fromPaise(Math.max(0, Math.floor((whole * percent) / 100)))
  const target = aTarget(id)
  if (of === "pay" && payable > 0) await payAtDesk(platform, id, part(payable))
  if (of === "discount" && charged > 0)
    await postDiscount(platform, owner, { ...target, amount: part(charged), reason })
  if (of === "extra") {
    const { id: extraId } = await anExtra(
      platform,
      isSecond ? {} : { name: "Minibar", rupees: 310, gstBasisPoints: 1800 },
    )
    await postExtra(platform, owner, { ...target, extraId, quantity: 1 + (percent % 3) })
  }
  if (of === "move" || of === "move-fee") {
    const movable = lines.filter((line) => isMovable(line) && (of === "move" || line.kind === "fee"))
    const line = movable[percent % Math.max(1, movable.length)]
    const payer = line?.payer === "guest" ? "company" : "guest"
    if (line) await moveCharge(platform, owner, { ...target, lineId: line.id, payer })
  }
  if (of === "refund") {
    const refund = { amount: part(sumCredits(lines)), method: "cash" as const, reference: "", reason }
    await postRefund(platform, owner, { ...target, refund })
  }
}

const charges = (lines: readonly FolioLine[]) =>
  groupCharges(lines)
    .filter(({ amount, taxable }) => amount !== 0 || taxable !== 0)
    .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))

const refundsOf = (lines: readonly FolioLine[]) => sumLines(lines).refunded

const cancelledAt = [
  "2026-07-20T08:00:00Z", // free of charge
  "2026-07-31T12:00:00Z", // one night
  "2026-08-01T09:00:00Z", // a no-show
]

const before = fc.array(posting("pay", "discount", "discount", "extra", "move", "move"), { maxLength: 6 })
const since = fc.array(posting("refund", "move-fee", "pay"), { maxLength: 4 })
const moments = fc.record({
  isOnline: fc.boolean(),
  isWaived: fc.boolean(),
  rooms: fc.constantFrom(1, 2),
  cancelledAt: fc.constantFrom(...cancelledAt),
})

test("[FOLIO-5] a reinstated stay has the charges of each payer and rate as before, and owes its refunds again", async () => {
  await fc.assert(
    fc.asyncProperty(before, since, moments, async (earlier, later, { isOnline, isWaived, rooms, ...at }) => {
      await platform.clear()
      const parts = { rooms, nights: 2, company: aCompany }
      const { id } = await (isOnline ? aPaidBooking(platform, parts) : aBooking(platform, parts))
      for (const one of earlier) await post(id, one)
      const then = await listFolioLines(platform.db, id)
      platform.moveTo(at.cancelledAt)
      valueOf(await cancelBooking(platform, owner, { id, waiver: isWaived ? { reason } : null }))
      for (const one of later) await post(id, one)
      const { paid } = sumLines(await listFolioLines(platform.db, id))
      platform.moveTo("2026-08-02T04:00:00Z")
      await issueDocuments(platform, id)
      const terms = valueOf(await reinstateBooking(platform, owner, { id, reason }))
      const now = await listFolioLines(platform.db, id)
      expect(charges(now)).toEqual(charges(then))
      expect(terms.refunded).toBe(refundsOf(now) - refundsOf(then))
      expect(sumLines(now)).toMatchObject({ paid, owed: terms.owed })
      expect((await bookingOf(platform, id)).owed).toBe(terms.owed)
      expect(terms.owed).toBe(sumLines(then).charged - paid)
      await issueDocuments(platform, id)
      expect(await auditHotel(platform)).toEqual([])
    }),
    { numRuns: 40, seed: 127 },
  )
}, 240_000)

test("[FOLIO-5] postings at the same instant are separate: a change of dates right before the cancellation is not reinstated with it", async () => {
  await platform.clear()
  const setInstant = (instant: string) =>
    platform.db.execute(`alter table folio_lines alter column created_at set default ${instant}`)
  await setInstant("'2026-07-01T00:00:00Z'")
  try {
    const { id, ...stay } = await aBooking(platform, { nights: 3 })
    const to = { checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, 2) }
    valueOf(await changeStay(platform, owner, { id, to }))
    const then = await listFolioLines(platform.db, id)
    valueOf(await cancelBooking(platform, owner, { id, waiver: { reason } }))
    const { rooms, owed } = valueOf(await reinstateBooking(platform, owner, { id, reason }))
    const { charged } = sumLines(then)
    expect({ rooms, owed }).toEqual({ rooms: charged, owed: charged })
    expect(charges(await listFolioLines(platform.db, id))).toEqual(charges(then))
  } finally {
    await setInstant("now()")
  }
})
