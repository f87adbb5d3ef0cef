import type { NightRate } from "#src/features/pricing/minimum-stay.ts"
import { findCandidateOffers } from "#src/features/pricing/offers/candidate-offers.service.ts"
import { publicRates } from "#src/features/pricing/offers/offer-price.ts"
import { listNightRates } from "#src/features/pricing/rates.service.ts"
import { isSellable } from "#src/features/rooms/room-type.ts"
import { findRoomType, listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { addDays, type CalendarDate, daysBetween, daysUntil } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { listFreeNights } from "./availability.store.ts"
import { maxDaysAhead, maxStayNights } from "./stay.ts"
import type { CalendarRequest, StayCalendar } from "./stay-calendar.ts"

const defaultCalendarNights = 31
const maxCalendarNights = 92

export type CalendarNight = {
  readonly night: CalendarDate
  readonly price: Money
  readonly minimumNights: number | null
  readonly isAvailable: boolean
}

export type PriceCalendarRefusal = "unknown-room" | "past" | "not-forward" | "too-long" | "too-far-ahead"

type DateRange = { readonly from: CalendarDate; readonly to: CalendarDate }

/** The calendar covers the nights that can be booked: from today to the last night of the latest stay (AVAIL-3). */
function checkRange({ from, to }: DateRange, today: CalendarDate): PriceCalendarRefusal | null {
  if (from < today) return "past"
  if (to <= from) return "not-forward"
  if (daysBetween(from, to) > maxCalendarNights) return "too-long"
  return daysBetween(today, to) > maxDaysAhead + maxStayNights ? "too-far-ahead" : null
}

/** The price of each night in one room type, with public offers applied, and whether a room is free. */
export async function listPriceCalendar(
  platform: Platform,
  roomId: string,
  requested: Partial<DateRange>,
): Promise<Result<CalendarNight[], PriceCalendarRefusal>> {
  const today = platform.clock.today()
  const from = requested.from ?? today
  const range = { from, to: requested.to ?? addDays(from, defaultCalendarNights) }
  const room = await findRoomType(platform.db, roomId)
  if (!room?.isActive) return refused("unknown-room")
  const refusal = checkRange(range, today)
  if (refusal) return refused(refusal)
  const [rates, free, { offers }] = await Promise.all([
    listNightRates(platform.db, [room], range),
    listFreeNights(platform.db, [room.id], range),
    findCandidateOffers(platform.db, {}, today),
  ])
  const freeOn = new Map(free.get(room.id)?.map((night) => [night.night, night.free]))
  const nights = publicRates(rates.get(room.id) ?? [], offers, { roomTypeId: room.id, today })
  return done(
    nights.map((rate) => ({
      ...rate,
      isAvailable: isSellable(room) && (freeOn.get(rate.night) ?? 0) > 0,
    })),
  )
}

/**
 * The lowest price, with public offers applied, and minimum stay of every night that can be booked, among the room
 * types that are open that night; null for an unknown room type (GUEST-3).
 */
export async function findStayCalendar(
  platform: Platform,
  { roomId, rooms }: CalendarRequest,
): Promise<StayCalendar | null> {
  const from = platform.clock.today()
  const range = { from, to: addDays(from, maxDaysAhead + maxStayNights) }
  const types = (await listActiveRoomTypes(platform.db)).filter(({ id }) => roomId === null || id === roomId)
  if (roomId !== null && types.length === 0) return null
  const sellable = types.filter(isSellable)
  const [rates, free, { offers }] = await platform.db.readTogether((sql) =>
    Promise.all([
      listNightRates(sql, sellable, range),
      listFreeNights(
        sql,
        sellable.map(({ id }) => id),
        range,
      ),
      findCandidateOffers(sql, {}, from),
    ]),
  )
  const priced = new Map(
    [...rates].map(([id, all]) => [id, publicRates(all, offers, { roomTypeId: id, today: from })]),
  )
  const nights = daysUntil(range.from, range.to).map((_, place) =>
    sellable.flatMap(({ id }) => {
      const rate = priced.get(id)?.[place]
      return rate && rate.price > 0 && (free.get(id)?.[place]?.free ?? 0) >= rooms ? [rate] : []
    }),
  )
  return { from, prices: nights.map(lowestPrice), minimums: computeMinimums(nights) }
}

const lowestPrice = (open: readonly NightRate[]): number =>
  open.length === 0 ? 0 : Math.min(...open.map(({ price }) => price))

function computeMinimums(nights: readonly (readonly NightRate[])[]): Record<number, number> {
  const minimums: Record<number, number> = {}
  for (const [place, open] of nights.entries()) {
    const minimum = Math.min(...open.map(({ minimumNights }) => minimumNights ?? 1))
    if (open.length > 0 && minimum > 1) minimums[place] = minimum
  }
  return minimums
}
