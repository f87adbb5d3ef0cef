import { isInInventoryHorizon } from "#src/features/inventory/inventory.service.ts"
import { findRateCalendar, saveRates } from "#src/features/pricing/edit-rates.service.ts"
import { patchOfNights } from "#src/features/pricing/rate-edit.ts"
import { computeNightPrice } from "#src/features/pricing/night-price.ts"
import { formatRateSummary } from "#src/features/pricing/rate-text.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { addDays, type CalendarDate, daysUntil } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type { InHouseStay } from "./desk-stay.ts"
import { listNightCounts, listStaysOfNight, type NightCounts } from "./tape.store.ts"
import type { TapeNight, TapeRow } from "./tape.ts"

type DateRange = { readonly from: CalendarDate; readonly to: CalendarDate }

/** Sold, held and free rooms and the price by room type and night; empty without the right to see bookings and rates. */
export async function findTape(platform: Platform, actor: Actor, range: DateRange): Promise<TapeRow[]> {
  if (!hasRight(actor, "bookings.see")) return []
  const calendar = await findRateCalendar(platform, actor, range)
  if (!calendar) return []
  const { rooms, rules } = calendar
  const shown = rooms.filter(({ isActive }) => isActive)
  const counts = await listNightCounts(
    platform.db,
    shown.map(({ id }) => id),
    range,
  )
  const countsByNight = new Map(counts.map((count) => [`${count.roomTypeId} ${count.night}`, count]))
  const nights = daysUntil(range.from, range.to)
  return shown.map((room) => ({
    roomId: room.id,
    roomName: room.name,
    nights: nights.map((night) => {
      const { price, isClosed } = computeNightPrice(rules, room, night)
      return { ...tapeNight(room, countsByNight.get(`${room.id} ${night}`), night), price, isClosed }
    }),
  }))
}

// A night without inventory has all its rooms free.
function tapeNight(
  room: RoomType,
  counts: NightCounts | undefined,
  night: CalendarDate,
): Omit<TapeNight, "price" | "isClosed"> {
  const none = { rooms: room.stockQuantity, outOfOrder: 0, sold: 0, held: 0 }
  const { rooms, outOfOrder, sold, held } = counts ?? none
  return { night, rooms, outOfOrder, sold, held, free: rooms - sold - held }
}

/** The stays of one cell of the tape chart. */
export async function listTapeStays(
  platform: Platform,
  actor: Actor,
  { roomId, night }: { roomId: string; night: CalendarDate },
): Promise<InHouseStay[]> {
  if (!hasRight(actor, "bookings.see") || !isRecordId(roomId)) return []
  return listStaysOfNight(platform.db, roomId, night)
}

type CloseNights = DateRange & { readonly roomId: string; readonly isClosed: boolean }

/** Closes the nights of a room type from `from` until before `to` for sale, or opens them. Booked stays are unchanged. */
export async function changeClosedNights(
  platform: Platform,
  actor: Actor,
  { roomId, from, to, isClosed }: CloseNights,
): Promise<Result<null, "forbidden" | "outside-calendar" | "nothing-changes">> {
  if (!hasRight(actor, "rates.change")) return refused("forbidden")
  const scope = { roomTypeIds: [roomId], firstNight: from, lastNight: addDays(to, -1), weekdays: [] }
  if (!isInInventoryHorizon(platform, scope)) return refused("outside-calendar")
  const edit = { scope, price: { kind: "keep" as const }, isClosed }
  const saved = await saveRates(platform, actor, {
    buildPatch: (rules, rooms) => patchOfNights(rules, rooms, edit),
    summary: (rooms) => `${formatRateSummary(edit, rooms)}, from the tape chart`,
    expectedEffect: null,
    allowUnusual: false,
  })
  if (saved.ok) return done(null)
  return refused(saved.refusal.kind === "forbidden" ? "forbidden" : "nothing-changes")
}
