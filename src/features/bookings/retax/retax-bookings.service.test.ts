import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { accountsOf, recordsOf } from "#src/features/accounting/accounting.factory.ts"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { parseDayRoom } from "#src/features/day-rooms/day-room.ts"
import { datesOfDayRoom } from "#src/features/availability/stay-search-url.ts"
import {
  aBooking,
  aHold,
  aTarget,
  bookingOf,
  couples,
  firstNight,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { registerBookingJobs } from "#src/features/bookings/bookings.jobs.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { billRoomsToCompany, owedByPayer } from "#src/features/bookings/company/company-folio.factory.ts"
import { postDiscount } from "#src/features/bookings/folio/folio-charges.service.ts"
import { transferCharge } from "#src/features/bookings/folio/transfer-charge.service.ts"
import { groupCharges } from "#src/features/folio/charge-groups.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { gstSlabsOf2025 } from "#src/features/pricing/gst.ts"
import {
  addGstPeriod,
  findGstPeriods,
  removeGstPeriod,
  retaxJob,
} from "#src/features/pricing/gst-periods/gst-periods.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { listStaysOfOtherRates } from "./retax-bookings.service.ts"

const platform = setUpPlatform()

beforeAll(() => registerBookingJobs(platform))
beforeEach(() => platform.clear())

const owner = staffAs("owner")
const reason = "A reason of the desk"
const secondNight = addDays(firstNight, 1)
const flat = [{ upToTaxable: null, basisPoints: 1200 }]

/** 12 % from a night on; the booked nights are taxed by the job. */
async function newRates(from: CalendarDate): Promise<void> {
  valueOf(await addGstPeriod(platform, owner, { from, slabs: flat }))
  await platform.queue.runJobs(retaxJob)
}

const ratesOf = ({ nights }: Booking) => nights.map(({ basisPoints }) => basisPoints)

/** The net room charge and the net discount at each rate. */
async function chargesOf(id: string): Promise<Record<string, number>> {
  const groups = groupCharges(await listFolioLines(platform.db, id)).filter(({ amount }) => amount !== 0)
  return Object.fromEntries(groups.map((group) => [`${group.payer} ${group.gstBasisPoints}`, group.amount]))
}

const transfer = async (id: string, lineId: string, toReference: string) =>
  valueOf(await transferCharge(platform, owner, { ...aTarget(id), lineId, toReference, reason }))

describe("[CONST-7] [FOLIO-6] new GST rates from a date", () => {
  test("booked nights from it on have them, on the folio too; no total and no balance changes", async () => {
    const { id, total, nights } = await aBooking(platform)
    await payAtDesk(platform, id, fromRupees(1000))
    await newRates(secondNight)
    const booking = await bookingOf(platform, id)
    expect(ratesOf(booking)).toEqual([500, 1200])
    expect(booking.total).toBe(total)
    expect(booking.subtotal + booking.gst).toBe(total)
    expect(await chargesOf(id)).toEqual({ "guest 500": nights[0]?.price, "guest 1200": nights[1]?.price })
    expect((await owedByPayer(platform, id)).guest).toBe(total - fromRupees(1000))
    expect(await auditHotel(platform)).toEqual([])
    expect(await listStaysOfOtherRates(platform, owner)).toEqual([])
  })

  test("a repeat of the job, and a later booking, need nothing", async () => {
    const { id } = await aBooking(platform)
    await newRates(firstNight)
    const lines = await listFolioLines(platform.db, id)
    await platform.queue.runJobs(retaxJob)
    expect(await listFolioLines(platform.db, id)).toEqual(lines)
    expect(ratesOf(await aBooking(platform))).toEqual([1200, 1200])
  })

  test("a hold and a day room have them", async () => {
    const hold = await aHold(platform)
    const dayRoom = parseDayRoom(`${secondNight}T09:00`, "6")
    if (!dayRoom) throw new Error("a day room")
    const day = await aBooking(platform, { search: { ...datesOfDayRoom(dayRoom), party: couples(1) } })
    await newRates(firstNight)
    expect(ratesOf(await bookingOf(platform, hold.id))).toEqual([1200, 1200])
    const taxed = await bookingOf(platform, day.id)
    expect(new Set(ratesOf(taxed))).toEqual(new Set([1200]))
    expect(await chargesOf(day.id)).toEqual({ "guest 1200": day.total })
    expect(await auditHotel(platform)).toEqual([])
  })

  test("the rooms of a day room of two types each have the rate of their own price", async () => {
    const classic = await aRoom(platform, { price: fromRupees(4000) })
    const suite = await aRoom(platform, { price: fromRupees(40_000) })
    const dayRoom = parseDayRoom(`${secondNight}T09:00`, "6")
    if (!dayRoom) throw new Error("a day room")
    const search = {
      ...datesOfDayRoom(dayRoom),
      party: couples(2),
      types: [classic.slug, suite.slug],
    }
    const { id } = await aBooking(platform, { roomId: classic.id, search })
    const slabs = [
      { upToTaxable: fromRupees(7500), basisPoints: 1200 },
      { upToTaxable: null, basisPoints: 1800 },
    ]
    valueOf(await addGstPeriod(platform, owner, { from: firstNight, slabs }))
    await platform.queue.runJobs(retaxJob)
    expect(await chargesOf(id)).toEqual({ "guest 1200": fromRupees(2000), "guest 1800": fromRupees(20_000) })
    expect(await listStaysOfOtherRates(platform, owner)).toEqual([])
    expect(await auditHotel(platform)).toEqual([])
  })

  test("a company's rooms and a discount follow, each payer owes what they did", async () => {
    const { id, total } = await aBooking(platform)
    await billRoomsToCompany(platform, id)
    valueOf(await postDiscount(platform, owner, { ...aTarget(id), amount: fromRupees(500), reason }))
    await newRates(firstNight)
    expect(await chargesOf(id)).toEqual({ "company 1200": total - fromRupees(500) })
    expect(await owedByPayer(platform, id)).toEqual({ guest: 0, company: total - fromRupees(500) })
    expect(await auditHotel(platform)).toEqual([])
  })

  test("a charge that was transferred stays as it is, and its stay is listed for the desk", async () => {
    const { id, reference, roomTypeId: roomId } = await aBooking(platform)
    const other = await aBooking(platform, { roomId })
    const lineId = (await listFolioLines(platform.db, id))[0]?.id ?? ""
    await transfer(id, lineId, other.reference)
    const before = await chargesOf(id)
    await newRates(firstNight)
    expect(await chargesOf(id)).toEqual(before)
    expect(ratesOf(await bookingOf(platform, id))).toEqual([500, 500])
    expect(await listStaysOfOtherRates(platform, owner)).toEqual([
      { id, reference, night: firstNight, isCompleted: false },
    ])
    expect(await auditHotel(platform)).toEqual([])
    const back = (await listFolioLines(platform.db, other.id)).find((line) => line.otherBookingId === id)
    await transfer(other.id, back?.id ?? "", reference)
    await platform.queue.runScheduled("retax-every-night")
    expect(ratesOf(await bookingOf(platform, id))).toEqual([1200, 1200])
    expect(await listStaysOfOtherRates(platform, owner)).toEqual([])
    expect(await auditHotel(platform)).toEqual([])
  })

  test("a stay that is completed before its charge is back keeps its rate, and is listed until its return is filed", async () => {
    const { id, reference, roomTypeId: roomId } = await aBooking(platform)
    const other = await aBooking(platform, { roomId })
    const lineId = (await listFolioLines(platform.db, id))[0]?.id ?? ""
    await transfer(id, lineId, other.reference)
    await newRates(firstNight)
    const change = { isCompleted: true, paymentStatus: "done" as const, reason }
    valueOf(await updateBookingStatus(platform, owner, { id, change }))
    const completed = { id, reference, night: firstNight, isCompleted: true }
    expect(await listStaysOfOtherRates(platform, owner)).toEqual([completed])
    await platform.queue.runScheduled("retax-every-night")
    expect(ratesOf(await bookingOf(platform, id))).toEqual([500, 500])
    expect(await listStaysOfOtherRates(platform, owner)).toEqual([completed])
    platform.passMinutes(70 * 24 * 60)
    expect(await listStaysOfOtherRates(platform, owner)).toEqual([])
  })

  test("a stay that has removed rates, because its charge was transferred, is listed and follows once it is back", async () => {
    const { id, reference, roomTypeId: roomId } = await aBooking(platform)
    const other = await aBooking(platform, { roomId })
    await newRates(firstNight)
    const charge = (await listFolioLines(platform.db, id)).find(
      ({ amount, gstBasisPoints }) => amount > 0 && gstBasisPoints === 1200,
    )
    const lineId = charge?.id ?? ""
    await transfer(id, lineId, other.reference)
    valueOf(await removeGstPeriod(platform, owner, firstNight))
    await platform.queue.runJobs(retaxJob)
    expect(await listStaysOfOtherRates(platform, owner)).toMatchObject([{ id, night: firstNight }])
    const back = (await listFolioLines(platform.db, other.id)).find((line) => line.otherBookingId === id)
    await transfer(other.id, back?.id ?? "", reference)
    await platform.queue.runScheduled("retax-every-night")
    expect(ratesOf(await bookingOf(platform, id))).toEqual([500, 500])
    expect(await listStaysOfOtherRates(platform, owner)).toEqual([])
    expect(await auditHotel(platform)).toEqual([])
  })

  test("a booking that fails does not stop those after it", async () => {
    const [one, two] = [await aBooking(platform), await aBooking(platform)]
    await platform.db.execute(`create function refuse_retax() returns trigger language plpgsql as $$
      begin
        if new.booking_id = '${one.id}' then raise exception 'refused'; end if;
        return new;
      end $$`)
    await platform.db.execute(
      "create trigger refuse_retax before update on booking_nights for each row execute function refuse_retax()",
    )
    try {
      await expect(newRates(firstNight)).rejects.toThrow("bookings not taxed again: 1")
    } finally {
      await platform.db.execute("drop function refuse_retax() cascade")
    }
    const rates = [ratesOf(await bookingOf(platform, one.id)), ratesOf(await bookingOf(platform, two.id))]
    expect(rates).toEqual([
      [500, 500],
      [1200, 1200],
    ])
  })

  test("rates that have not begun can be removed: the nights have the rates before", async () => {
    const room = await aRoom(platform, { price: fromRupees(12_000) })
    const { id } = await aBooking(platform, { roomId: room.id })
    const lines = await chargesOf(id)
    await newRates(firstNight)
    valueOf(await removeGstPeriod(platform, owner, firstNight))
    await platform.queue.runJobs(retaxJob)
    expect(ratesOf(await bookingOf(platform, id))).toEqual([1800, 1800])
    expect(await chargesOf(id)).toEqual(lines)
    expect(await auditHotel(platform)).toEqual([])
  })
})

describe("[CONST-7] [ACCT-1] the slabs by date", () => {
  test("are kept in the order of their dates, once a date, and only ahead of today", async () => {
    const today = platform.clock.today()
    const add = (from: CalendarDate) => addGstPeriod(platform, owner, { from, slabs: flat })
    expect((await add(secondNight)).ok).toBe(true)
    expect((await add(firstNight)).ok).toBe(true)
    expect(await add(firstNight)).toMatchObject({ refusal: "date-taken" })
    expect(await add(today)).toMatchObject({ refusal: "not-ahead" })
    expect(await removeGstPeriod(platform, owner, today)).toMatchObject({ refusal: "not-ahead" })
    expect(await removeGstPeriod(platform, owner, addDays(secondNight, 1))).toMatchObject({
      refusal: "unknown-period",
    })
    expect(await findGstPeriods(platform, owner)).toEqual([
      { from: "2025-09-22", slabs: gstSlabsOf2025 },
      { from: firstNight, slabs: flat },
      { from: secondNight, slabs: flat },
    ])
    const logged = await platform.db.execute(
      "select subject_id, before, after from audit_log where action = 'change-gst-rates' order by id",
    )
    expect(logged).toEqual([
      { subject_id: secondNight, before: null, after: { gst: "12%" } },
      { subject_id: firstNight, before: null, after: { gst: "12%" } },
    ])
  })

  test("are changed by an Admin alone", async () => {
    const period = { from: firstNight, slabs: flat }
    expect(await addGstPeriod(platform, staffAs("front-desk"), period)).toMatchObject({
      refusal: "forbidden",
    })
    expect(await removeGstPeriod(platform, staffAs("front-desk"), firstNight)).toMatchObject({
      refusal: "forbidden",
    })
    expect(await findGstPeriods(platform, staffAs("marketing"))).toBeNull()
    expect(await listStaysOfOtherRates(platform, staffAs("marketing"))).toBeNull()
  })
})

test("[FOLIO-7] an advance stated at the old rate is adjusted, and stated at the new one, in the month of the change", async () => {
  const room = await aRoom(platform, { price: fromRupees(11_800) })
  const { id } = await aBooking(platform, { roomId: room.id, checkIn: addDays(firstNight, 40), nights: 1 })
  await payAtDesk(platform, id)
  const advances = async (month: string) => {
    const accounts = await accountsOf(platform, month)
    return ["gstr1-at", "gstr1-atadj"].map((key) => recordsOf(accounts, key).map(Object.values))
  }
  expect(await advances("2026-07")).toEqual([[expect.arrayContaining(["18", "10000"])], []])
  platform.moveTo("2026-08-02T06:00:00Z")
  await newRates(addDays(firstNight, 40))
  const [received, adjusted] = await advances("2026-08")
  expect(received).toEqual([expect.arrayContaining(["12", "10535.71"])])
  expect(adjusted).toEqual([expect.arrayContaining(["18", "10000"])])
  expect(await auditHotel(platform)).toEqual([])
})
