import { nightsOf } from "#src/features/availability/stay.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { listUpgradedRooms } from "#src/features/bookings/booking-changes.store.ts"
import { findMissedMinimum } from "#src/features/pricing/minimum-stay.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import type { Actor } from "#src/shared/actor.ts"
import { atLeastZero, type Money, sum, zero } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { findStaffLimit } from "#src/shared/staff-limits.ts"
import { quoteRooms, type Reading } from "./quote-rooms.service.ts"
import {
  type ChangeRoomTypeRefusal,
  type RoomTypeChange,
  type RoomTypePrice,
  roomsAtPriceAfter,
} from "./room-type-change.ts"
import { atPriceOfToday, groupRoomsByPrice, type RoomsAtPrice } from "./rooms-at-price.ts"
import type { Priced } from "./stay-change.ts"

/** A change that the rules of the booking allow. */
export type CheckedChange = {
  readonly booking: Booking
  readonly type: RoomType
  /** The positions of the rooms that change. */
  readonly positions: readonly number[]
  readonly price: RoomTypePrice
}

type PricedUpgrade = Priced & Pick<RoomTypeChange, "upgradeAmount">

/** Refuses a complimentary upgrade above the limit of the actor's role (FOLIO-2). */
export function checkUpgrade(
  actor: Actor,
  { upgradeAmount: amount }: PricedUpgrade,
): ChangeRoomTypeRefusal | null {
  const limit = findStaffLimit(actor, "upgrade")
  return limit !== null && amount > limit ? { kind: "upgrade-over-limit", amount, limit } : null
}

/** Counts the rooms that were upgraded before, so that several upgrades do not exceed the limit together. */
async function findUpgradeAmount(
  platform: Reading,
  { booking, positions, price }: CheckedChange,
  rooms: readonly RoomsAtPrice[],
): Promise<Money> {
  if (price === "new") return zero
  const upgraded = new Set([...(await listUpgradedRooms(platform.db, booking.id)), ...positions])
  const groups = rooms.filter((own) => own.positions.some((position) => upgraded.has(position)))
  const amounts: Money[] = []
  for (const own of groups) amounts.push(await quoteUpgradeAmount(platform, booking, own))
  return sum(amounts)
}

/** How much more rooms cost at the price of today. */
async function quoteUpgradeAmount(platform: Reading, booking: Booking, own: RoomsAtPrice): Promise<Money> {
  const totalOf = async (rooms: RoomsAtPrice): Promise<number> =>
    (await quoteRooms(platform, { booking, rooms: [rooms], to: booking }))?.quote.total ?? 0
  return atLeastZero((await totalOf(atPriceOfToday(own))) - (await totalOf(own)))
}

/** Quotes the rooms of a booking when some have another type. */
export async function quoteNewRooms(
  platform: Reading,
  change: CheckedChange,
): Promise<Result<PricedUpgrade, ChangeRoomTypeRefusal>> {
  const { booking, type } = change
  const rooms = roomsAtPriceAfter(groupRoomsByPrice(booking), change)
  const quoted = await quoteRooms(platform, { booking, rooms, to: booking })
  if (!quoted) return refused({ kind: "not-changeable" })
  const { quote, types } = quoted
  if (quote.total === 0) return refused({ kind: "zero-total" })
  const rates = types.flatMap(({ room, rates: own }) => (room.id === type.id ? own : []))
  const upgradeAmount = await findUpgradeAmount(platform, change, rooms)
  return done({ quote, fee: zero, missedMinimum: findMissedMinimum(rates, nightsOf(booking)), upgradeAmount })
}
