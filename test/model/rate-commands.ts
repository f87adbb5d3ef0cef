import fc from "fast-check"
import { expect } from "vitest"
import { aTarget, bookingOf, firstNight, valueOf } from "#src/features/bookings/bookings.factory.ts"
import {
  findDeposits,
  requestDeposit,
  withdrawDeposit,
} from "#src/features/bookings/deposits/deposits.service.ts"
import { retaxBookings } from "#src/features/bookings/retax/retax-bookings.service.ts"
import { saveRates } from "#src/features/pricing/edit-rates.service.ts"
import { addGstPeriod, removeGstPeriod } from "#src/features/pricing/gst-periods/gst-periods.service.ts"
import { patchOfNights } from "#src/features/pricing/rate-edit.ts"
import { anOwner } from "#src/features/pricing/rate-edits.factory.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromPaise, fromRupees } from "#src/shared/money.ts"
import { type Command, command, onOne, someone } from "./commands.ts"
import { owedOn } from "./transfer-commands.ts"

/** Nights from a date on are taxed at another rate, or at that of before: what each booking owes stays. */
const changeGstRate = (day: number, percent: number | null): Command =>
  command(`changeGstRate(${day}, ${percent})`, async ({ bookings }, { platform }) => {
    const owner = await anOwner(platform)
    const from = addDays(firstNight, day)
    const owed = await owedOn(platform, bookings)
    const slabs = [{ upToTaxable: null, basisPoints: (percent ?? 0) * 100 }]
    const answer = await (percent === null
      ? removeGstPeriod(platform, owner, from)
      : addGstPeriod(platform, owner, { from, slabs }))
    if (!answer.ok) expect(answer.refusal).toBe(percent === null ? "unknown-period" : "date-taken")
    await retaxBookings(platform, from)
    expect(await owedOn(platform, bookings)).toEqual(owed)
  })

/** A night of both types gets a price, or that of its type again: bookings that exist keep theirs. */
const changePrice = (day: number, rupees: number | null): Command =>
  command(`changePrice(${day}, ${rupees})`, async ({ bookings }, { platform, roomIds }) => {
    const night = addDays(firstNight, day)
    const scope = { roomTypeIds: Object.values(roomIds), firstNight: night, lastNight: night, weekdays: [] }
    const price =
      rupees === null ? ({ kind: "clear" } as const) : ({ kind: "set", price: fromRupees(rupees) } as const)
    const owed = await owedOn(platform, bookings)
    const saved = await saveRates(platform, await anOwner(platform), {
      buildPatch: (rules, rooms) => patchOfNights(rules, rooms, { scope, price }),
      summary: "A price",
      expectedEffect: null,
      allowUnusual: true,
    })
    if (!saved.ok) expect(saved.refusal.kind).toBe("nothing-changes")
    expect(await owedOn(platform, bookings)).toEqual(owed)
  })

/** The desk requests half of the balance, or withdraws the request that is open: neither changes the balance. */
const changeDeposit = (at: number): Command =>
  onOne("changeDeposit", at, async (one, _, { platform }) => {
    const owner = await anOwner(platform)
    const booking = await bookingOf(platform, one.id)
    const { deposits, dueDates } = await findDeposits(platform, owner, booking)
    const open = deposits.find(({ state }) => state === "due" || state === "overdue")
    if (open)
      expect(
        valueOf(await withdrawDeposit(platform, owner, { bookingId: one.id, depositId: open.id })).owed,
      ).toBe(booking.owed)
    if (open || !dueDates) return
    const amount = fromPaise(Math.ceil(booking.owed / 2))
    const request = { ...aTarget(one.id), amount, dueOn: dueDates.max }
    expect(valueOf(await requestDeposit(platform, owner, request)).owed).toBe(booking.owed)
  })

const someDay = fc.nat(6)

/** Changes of prices and tax rates, and deposits. */
export const rateCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(someDay, fc.constantFrom(null, 5, 12, 18)).map((parts) => changeGstRate(...parts)),
  fc.tuple(someDay, fc.constantFrom(null, 1, 2500, 9000)).map((parts) => changePrice(...parts)),
  someone.map(changeDeposit),
]
