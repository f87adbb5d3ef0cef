import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { findBookingById, lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import { changeChargedExtras } from "#src/features/bookings/extras/change-extras.service.ts"
import { exceedsCharges } from "#src/features/folio/charge-groups.ts"
import { respreadDiscounts } from "#src/features/folio/discount-lines.ts"
import { owedBy, payers } from "#src/features/folio/folio-line.ts"
import { adjustRoomCharges, insertFolioLines, listFolioLines } from "#src/features/folio/folio.service.ts"
import { findBookingSettings } from "#src/features/pricing/booking-settings.service.ts"
import { gstSlabsOn, taxPrice } from "#src/features/pricing/gst.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, system } from "#src/shared/actor.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { addMonths, firstDayOf, monthOf } from "#src/shared/calendar-month.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { listNightsFrom, listTaxedNights, updateNightTaxes } from "./retax.store.ts"
import { retaxNights } from "./retax-nights.ts"

const reason = "the GST rates changed"

/** Thrown to roll back a booking whose folio the desk must correct: somebody moved or transferred its charges. */
class NeedsDesk extends Error {}

/**
 * Taxes the nights from a date on of stays that are not over by the slabs of now. No total changes. The charge of a
 * confirmed booking is reversed and posted again at the new rates; a repeat changes nothing. Throws after the last
 * one if any failed.
 */
export async function retaxBookings(platform: Platform, from: CalendarDate): Promise<void> {
  const failures: unknown[] = []
  const stays = await findStaysOfOtherRates(platform, from)
  for (const { id } of stays.filter(({ isCompleted }) => !isCompleted))
    await retaxBooking(platform, { id, from }).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `bookings not taxed again: ${failures.length}`)
}

/**
 * The first night whose rate may not be that of its slabs: today's, or an earlier one from which the slabs changed. Slabs that
 * were removed had not begun.
 */
async function findFirstNight({ db, clock }: Platform): Promise<CalendarDate> {
  const { gstPeriods } = await findBookingSettings(db)
  const [today, changed] = [clock.today(), gstPeriods[1]?.from]
  return changed && changed < today ? changed : today
}

/** Does the same for all nights that can differ. */
export const retaxAllBookings = async (platform: Platform): Promise<void> =>
  retaxBookings(platform, await findFirstNight(platform))

type Retaxing = { readonly id: string; readonly from: CalendarDate }

async function retaxBooking(platform: Platform, retaxing: Retaxing): Promise<void> {
  try {
    await platform.db.transaction((tx) => retaxInTransaction(platform, tx, retaxing))
  } catch (error) {
    if (!(error instanceof NeedsDesk)) throw error
  }
}

async function retaxInTransaction(platform: Platform, tx: Sql, { id, from }: Retaxing): Promise<void> {
  const booking = await lockAndFindBooking(tx, id)
  if (booking?.status !== "held" && booking?.status !== "confirmed") return
  const { gstPeriods } = await findBookingSettings(tx)
  const isDayRoom = booking.dayRoom !== null
  const nights = await listTaxedNights(tx, id)
  const changed = retaxNights(nights, { gstPeriods, isDayRoom }).filter(
    ({ night }) => isDayRoom || night >= from,
  )
  if (changed.length === 0) return
  await updateNightTaxes(tx, id, changed)
  const after = await findBookingById(tx, id)
  if (!after) throw new Error("a locked booking is gone")
  if (booking.status === "confirmed") await postNewTaxes(platform, tx, { booking, nights: after.nights })
  const subject = { subjectType: "booking", subjectId: id }
  const states = { before: { gst_paise: booking.gst }, after: { gst_paise: after.gst } }
  await recordAudit(tx, system, { action: "retax", ...subject, ...states })
}

type Retaxed = Pick<Booking, "nights"> & { readonly booking: Booking }

async function postNewTaxes(platform: Platform, tx: Sql, { booking, nights }: Retaxed): Promise<void> {
  const before = await listFolioLines(tx, booking.id)
  const by = { actor: system, businessDate: platform.clock.today() }
  const posting = { bookingId: booking.id, ...by }
  await adjustRoomCharges(tx, { ...posting, description: "Room charge, new GST rates" })
  await changeChargedExtras(tx, { booking, to: booking, nights, reason }, by)
  const charged = await listFolioLines(tx, booking.id)
  await insertFolioLines(tx, { ...posting, lines: respreadDiscounts(charged, charged, reason) })
  const lines = await listFolioLines(tx, booking.id)
  const known = new Set(before.map(({ id }) => id))
  const added = lines.filter(({ id }) => !known.has(id))
  const isSame = payers.every((payer) => owedBy(before, payer) === owedBy(lines, payer))
  if (!isSame || exceedsCharges(before, added)) throw new NeedsDesk()
}

export type StayOfOtherRates = {
  readonly id: string
  readonly reference: string
  readonly night: CalendarDate
  /** Its invoice states the rate of the booking. */
  readonly isCompleted: boolean
}

/** Completed stays are listed until the end of the next month, in which the return of their month is filed. */
async function findStaysOfOtherRates(
  { db, clock }: Platform,
  from: CalendarDate,
): Promise<StayOfOtherRates[]> {
  const { gstPeriods } = await findBookingSettings(db)
  const completedFrom = firstDayOf(addMonths(monthOf(clock.today()), -1))
  const stays = new Map<string, StayOfOtherRates>()
  for (const { price, basisPoints, ...stay } of await listNightsFrom(db, { from, completedFrom })) {
    const isOther = taxPrice(price, gstSlabsOn(gstPeriods, stay.night)).basisPoints !== basisPoints
    if (isOther && !stays.has(stay.id)) stays.set(stay.id, stay)
  }
  return [...stays.values()]
}

/**
 * The stays with nights whose GST rate is not that of the slabs of the night: the job has not come to them, or their charges
 * were moved or transferred. Each stay with its first such night; null without the right to see rates.
 */
export const listStaysOfOtherRates = async (
  platform: Platform,
  actor: Actor,
): Promise<StayOfOtherRates[] | null> =>
  hasRight(actor, "rates.see") ? findStaysOfOtherRates(platform, await findFirstNight(platform)) : null
