import { randomBytes, randomUUID } from "node:crypto"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import { classifySender, type Sender } from "#src/features/enquiries/spam/sender.service.ts"
import { parseDatabaseError, type Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { atHotel } from "#src/shared/hotel-moment.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { sendTableEmail } from "./table-emails.service.ts"
import { createTableReference } from "./table-reference.ts"
import { defaultCovers, type TableReservation, type TableRequest } from "./table-reservation.ts"
import { freeSlots, nearestSlots, nextSlotAfter, type Slot, slotsFrom } from "./table-times.ts"
import {
  findChangedCovers,
  findTableOfKey,
  insertTable,
  listSlots,
  type NewTableReservation,
  type Seats,
  shareCoversLock,
  takeSeats,
} from "./tables.store.ts"
import type { Language } from "#src/shared/language/language.ts"

/** `free`: the nearest times of that day with a table for this number of guests. */
type Full = { readonly kind: "full"; readonly free: readonly Slot[] }

type ReserveTableRefusal =
  | Full
  | {
      readonly kind: "time-is-past" | "key-reused" | "suspicious" | "too-many-reservations" | "too-many-seats"
    }
  | { readonly kind: "too-many-posts"; readonly retryAfterSeconds: number }

const byEmail = { name: "tables-email", points: 5, seconds: 24 * 60 * 60 } as const
/** Seats of each half hour that one network address reserves, in thousandths of the covers (SAFE-3). */
const seatsByAddress = { name: "table-seats-address", points: 750, seconds: 24 * 60 * 60 } as const
const timesOffered = 4

type SeatRequest = Pick<TableRequest, "outlet" | "day" | "slot" | "guests">

/** The seats that a reservation takes. */
export const seatsOf = ({ outlet, day, slot, guests }: SeatRequest): Seats => ({
  outlet,
  day,
  slots: slotsFrom(slot),
  guests,
})

export const findCovers = async (sql: Sql, outlet: TableRequest["outlet"]): Promise<number> =>
  (await findChangedCovers(sql)).get(outlet) ?? defaultCovers[outlet]

/** The covers of an outlet, which do not change before the transaction ends. */
export async function lockCovers(tx: Sql, outlet: TableRequest["outlet"]): Promise<number> {
  await shareCoversLock(tx, outlet)
  return findCovers(tx, outlet)
}

/** Whether the constraint that keeps a half hour from being overbooked refused a statement. */
export const isFull = (error: unknown): boolean =>
  parseDatabaseError(error)?.constraint === "table_slots_not_overbooked"

/** The first time at which a table of today can still be reserved. */
export const firstSlotToday = ({ clock }: Pick<Platform, "clock">): Slot =>
  nextSlotAfter(atHotel(clock.now().toISOString()).slice(11, 16))

/** The nearest times with a table for a number of guests; the seats of their own reservation count as free. */
export async function findNearestFree(
  platform: Platform,
  request: SeatRequest,
  own: SeatRequest | null = null,
): Promise<Slot[]> {
  const { outlet, day, guests, slot } = request
  const [slots, covers] = await Promise.all([
    listSlots(platform.db, outlet, day),
    findCovers(platform.db, outlet),
  ])
  const released = own?.day === day ? slotsFrom(own.slot) : []
  const others = slots.map((one) =>
    own && released.includes(one.slot) ? { ...one, taken: one.taken - own.guests } : one,
  )
  const earliest = day === platform.clock.today() ? firstSlotToday(platform) : 0
  const free = freeSlots(others, covers, guests).filter((one) => one >= earliest)
  return nearestSlots(slot, free, timesOffered)
}

const sameRequest = (table: TableReservation, request: TableRequest): boolean =>
  table.outlet === request.outlet &&
  table.day === request.day &&
  table.slot === request.slot &&
  table.guests === request.guests &&
  table.phone === request.phone

type Posted = {
  readonly request: TableRequest
  readonly key: string
  readonly language?: Language | undefined
}

/** The reservation that this form made before; null when the form is new. A repeat takes no point of a rate limit. */
async function findRepeated(
  { db }: Platform,
  { request, key }: Posted,
): Promise<Result<TableReservation, { readonly kind: "key-reused" }> | null> {
  const first = await findTableOfKey(db, key)
  if (!first) return null
  return sameRequest(first, request) ? done(first) : refused({ kind: "key-reused" })
}

/** Takes the seats and writes the reservation, or changes nothing. */
async function writeTable(
  platform: Platform,
  { request, key, language = "en" }: Posted,
  clerk: Actor | null,
): Promise<Result<TableReservation, ReserveTableRefusal>> {
  const { clock, db } = platform
  const reference = createTableReference(randomBytes(6))
  const createdAt = clock.now().toISOString()
  const table: NewTableReservation = {
    ...request,
    id: randomUUID(),
    reference,
    key,
    language,
    status: "confirmed",
    createdAt,
    version: 1,
  }
  try {
    const isNew = await db.transaction(async (tx) => {
      if (!(await insertTable(tx, table))) return false
      await takeSeats(tx, seatsOf(request), await lockCovers(tx, request.outlet))
      await sendTableEmail(platform, tx, { kind: "table-confirmed", table })
      const subject = { subjectType: "table-reservation", subjectId: table.id }
      if (clerk) await recordAudit(tx, clerk, { action: "place", ...subject, after: { reference } })
      return true
    })
    if (isNew) return done(table)
  } catch (error) {
    if (!isFull(error)) throw error
    return refused({ kind: "full", free: await findNearestFree(platform, request) })
  }
  const first = await findRepeated(platform, { request, key })
  return first ?? refused({ kind: "key-reused" })
}

/** `own`: the seats that a change gives up. */
type VisitorSeats = { readonly address: string; readonly to: SeatRequest; readonly own: SeatRequest | null }

/** Counts seats of visitors; whether an address has too many of a half hour. A first table is always allowed. */
async function exceedsSeatsOfAddress(
  { db, rateLimiter }: Platform,
  { address, to, own }: VisitorSeats,
): Promise<boolean> {
  const covers = await findCovers(db, to.outlet)
  const released = own?.day === to.day ? slotsFrom(own.slot) : []
  for (const slot of slotsFrom(to.slot)) {
    const added = to.guests - (own && released.includes(slot) ? own.guests : 0)
    const share = Math.min(Math.ceil((1000 * added) / covers), seatsByAddress.points)
    const key = `${address} ${to.outlet} ${to.day} ${slot}`
    if (added > 0 && (await rateLimiter.take(seatsByAddress, key, share)) !== null) return true
  }
  return false
}

/**
 * Why a visitor cannot have seats; null when they can. Names and emails are not verified, so one visitor could otherwise
 * reserve a whole restaurant (SAFE-3). A time that is full is said to be full.
 */
export async function findSeatRefusal(
  platform: Platform,
  seats: VisitorSeats,
): Promise<Full | { readonly kind: "too-many-seats" } | null> {
  if (!(await exceedsSeatsOfAddress(platform, seats))) return null
  const free = await findNearestFree(platform, seats.to, seats.own)
  return free.includes(seats.to.slot) ? { kind: "too-many-seats" } : { kind: "full", free }
}

/** Whether it is too late to reserve this time. */
export const isPast = (platform: Platform, { day, slot }: Pick<TableRequest, "day" | "slot">): boolean =>
  day === platform.clock.today() && slot < firstSlotToday(platform)

/** Reserves a table for a guest of the site, confirmed at once (GUEST-7). The same key returns the same reservation. */
export async function reserveTable(
  platform: Platform,
  posted: Posted,
  sender: Sender,
): Promise<Result<TableReservation, ReserveTableRefusal>> {
  const repeated = await findRepeated(platform, posted)
  if (repeated) return repeated
  if (isPast(platform, posted.request)) return refused({ kind: "time-is-past" })
  const classified = await classifySender(platform, sender, {
    kind: "table",
    name: posted.request.name,
  })
  if (!classified.ok) return classified
  if (classified.value !== null) return refused({ kind: "suspicious" })
  if ((await platform.rateLimiter.take(byEmail, posted.request.email.toLowerCase())) !== null)
    return refused({ kind: "too-many-reservations" })
  const seats = { address: sender.address, to: posted.request, own: null }
  const refusal = await findSeatRefusal(platform, seats)
  if (refusal) return refused(refusal)
  return writeTable(platform, { ...posted, language: sender.language }, null)
}

/** Reserves a table for somebody who calls; the audit log names the clerk. */
export async function reserveTableForCaller(
  platform: Platform,
  clerk: Actor,
  posted: Posted,
): Promise<Result<TableReservation, ReserveTableRefusal | { readonly kind: "forbidden" }>> {
  if (!hasRight(clerk, "tables.manage")) return refused({ kind: "forbidden" })
  if (isPast(platform, posted.request)) return refused({ kind: "time-is-past" })
  return writeTable(platform, posted, clerk)
}
