import fc from "fast-check"
import { beforeAll, beforeEach, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import {
  aBooking,
  aTarget,
  bookingOf,
  firstNight,
  payAtDesk,
  staffAs,
} from "#src/features/bookings/bookings.factory.ts"
import { registerBookingJobs } from "#src/features/bookings/bookings.jobs.ts"
import { changeCompany } from "#src/features/bookings/company/company.service.ts"
import { owedByPayer } from "#src/features/bookings/company/company-folio.factory.ts"
import { moveCharge, postDiscount, postExtra } from "#src/features/bookings/folio/folio-charges.service.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { groupCharges, isCovered } from "#src/features/folio/charge-groups.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { addGstPeriod, retaxJob } from "#src/features/pricing/gst-periods/gst-periods.service.ts"
import { gstSlabsOn, taxPrice } from "#src/features/pricing/gst.ts"
import { findBookingSettings } from "#src/features/pricing/booking-settings.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromPaise, fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { listStaysOfOtherRates } from "./retax-bookings.service.ts"

const platform = setUpPlatform()

beforeAll(() => registerBookingJobs(platform))
beforeEach(() => platform.clear())

const owner = staffAs("owner")
const reason = "A reason of the desk"

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("discount" as const), rupees: fc.integer({ min: 1, max: 9000 }) }),
    fc.record({ kind: fc.constant("extra" as const), quantity: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant("move" as const), at: fc.nat(5) }),
    fc.record({ kind: fc.constant("pay" as const), rupees: fc.integer({ min: 1, max: 5000 }) }),
  ),
  { maxLength: 6 },
)

type Step = NonNullable<Parameters<Parameters<typeof steps.map>[0]>[0]>[number]

/** Posts a step to a folio; a refused one changes nothing. */
async function post(id: string, step: Step): Promise<void> {
  const target = { ...aTarget(id), reason }
  if (step.kind === "discount")
    await postDiscount(platform, owner, { ...target, amount: fromRupees(step.rupees) })
  if (step.kind === "extra")
    await postExtra(platform, owner, {
      ...target,
      extraId: (await anExtra(platform)).id,
      quantity: step.quantity,
    })
  if (step.kind === "pay") await payAtDesk(platform, id, fromRupees(step.rupees)).catch(() => null)
  if (step.kind === "move") {
    await changeCompany(platform, owner, { bookingId: id, company: aCompany })
    const lineId = (await listFolioLines(platform.db, id))[step.at]?.id ?? ""
    await moveCharge(platform, owner, { ...target, lineId, payer: "company" })
  }
}

const cases = fc.record({
  steps,
  prices: fc.tuple(
    fc.integer({ min: 1, max: 20_000 }),
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 1, max: 3 }),
  ),
  begins: fc.integer({ min: 0, max: 2 }),
  limit: fc.option(fc.integer({ min: 1, max: 1_500_000 }), { nil: null }),
  rates: fc.tuple(fc.constantFrom(0, 500, 1200, 1800), fc.constantFrom(500, 1800, 2800)),
})

test("[CONST-7] [FOLIO-6] whatever the desk posted, new rates leave totals and balances, and no negative charge at a rate", async () => {
  await fc.assert(
    fc.asyncProperty(
      cases,
      async ({ steps: posted, prices: [price, nights, rooms], begins, limit, rates }) => {
        await platform.clear()
        const room = await aRoom(platform, { price: fromRupees(price), finalPrice: fromRupees(price) })
        const { id, total } = await aBooking(platform, { roomId: room.id, nights, rooms })
        for (const step of posted) await post(id, step)
        const before = await owedByPayer(platform, id)
        const from = addDays(firstNight, begins)
        const [low, high] = rates
        const above = { upToTaxable: null, basisPoints: high }
        const slabs = limit === null ? [above] : [{ upToTaxable: fromPaise(limit), basisPoints: low }, above]
        await addGstPeriod(platform, owner, { from, slabs })
        await platform.queue.runJobs(retaxJob)

        const booking = await bookingOf(platform, id)
        expect(booking.total).toBe(total)
        expect(await owedByPayer(platform, id)).toEqual(before)
        expect(groupCharges(await listFolioLines(platform.db, id)).every(isCovered)).toBe(true)
        expect(await auditHotel(platform)).toEqual([])
        const left = (await listStaysOfOtherRates(platform, owner)) ?? []
        const { gstPeriods } = await findBookingSettings(platform.db)
        for (const own of left.length === 0 ? booking.nights : [])
          expect(own.basisPoints).toBe(taxPrice(own.price, gstSlabsOn(gstPeriods, own.night)).basisPoints)
      },
    ),
    { numRuns: 25 },
  )
})
