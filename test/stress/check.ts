import type { Database, Sql } from "#src/platform/db/database.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"

/** The differences that were found, a line for each; empty for a consistent hotel. */
export type Findings = {
  readonly overStock: readonly string[]
  readonly drift: readonly string[]
  readonly totals: readonly string[]
  readonly ledger: readonly string[]
}

export const noFindings: Findings = { overStock: [], drift: [], totals: [], ledger: [] }

type BookingRow = {
  id: string
  status: string
  payment_status: string
  check_in: CalendarDate
  check_out: CalendarDate
  rooms: number
  subtotal_paise: number
  gst_paise: number
  total_paise: number
  charged_paise: number
  paid_paise: number
  refunded_paise: number
}
type RoomRow = {
  booking_id: string
  position: number
  room_type_id: string
  check_in: CalendarDate
  check_out: CalendarDate
}
type NightRow = {
  booking_id: string
  room_position: number
  night: CalendarDate
  price_paise: number
  taxable_paise: number
  gst_paise: number
}
type CounterRow = {
  room_type_id: string
  night: string
  capacity: number
  out_of_order: number
  held: number
  sold: number
}
type EntryRow = { booking_id: string; kind: string; account: string; amount_paise: number }

async function readHotel(tx: Sql) {
  await tx.execute("set transaction isolation level repeatable read read only")
  return {
    types: await tx.execute<{ id: string; stock_quantity: number }>(
      "select id, stock_quantity from room_types",
    ),
    bookings: await tx.execute<BookingRow>(
      `select id, status, payment_status, check_in, check_out, rooms, subtotal_paise, gst_paise, total_paise, charged_paise,
        paid_paise, refunded_paise from bookings`,
    ),
    rooms: await tx.execute<RoomRow>("select * from booking_rooms"),
    nights: await tx.execute<NightRow>("select * from booking_nights"),
    counters: await tx.execute<CounterRow>("select * from inventory_nights"),
    entries: await tx.execute<EntryRow>("select booking_id, kind, account, amount_paise from ledger_entries"),
  }
}

type StoredHotel = Awaited<ReturnType<typeof readHotel>>

const holdsRooms = (status: string) => ["held", "confirmed", "completed"].includes(status)

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

/** Rooms by type and night, counted booking by booking, day by day. */
function countRooms({ bookings, rooms }: StoredHotel) {
  const roomsOf = groupBy(rooms, (room) => room.booking_id)
  const counted = new Map<string, { held: number; sold: number }>()
  for (const booking of bookings.filter(({ status }) => holdsRooms(status))) {
    for (const room of roomsOf.get(booking.id) ?? []) {
      for (let day = room.check_in; day < room.check_out; day = addDays(day, 1)) {
        const key = `${room.room_type_id} ${day}`
        const night = counted.get(key) ?? { held: 0, sold: 0 }
        night[booking.status === "held" ? "held" : "sold"] += 1
        counted.set(key, night)
      }
    }
  }
  return counted
}

function checkCounters(hotel: StoredHotel): Pick<Findings, "overStock" | "drift"> {
  const counted = countRooms(hotel)
  const stock = new Map(hotel.types.map((type) => [type.id, type.stock_quantity]))
  const overStock: string[] = []
  const drift: string[] = []
  for (const counter of hotel.counters) {
    const key = `${counter.room_type_id} ${counter.night}`
    const { held, sold } = counted.get(key) ?? { held: 0, sold: 0 }
    counted.delete(key)
    const inOrder = Math.max(0, (stock.get(counter.room_type_id) ?? 0) - counter.out_of_order)
    if (held + sold > inOrder) overStock.push(`${key}: ${held + sold}`)
    if (counter.capacity !== inOrder) drift.push(`${key}: capacity ${counter.capacity}, ${inOrder} in order`)
    if (held !== counter.held || sold !== counter.sold) {
      drift.push(`${key}: ${counter.held}+${counter.sold} counted, ${held}+${sold} booked`)
    }
  }
  return { overStock, drift: [...drift, ...[...counted.keys()].map((key) => `${key}: booked, not counted`)] }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** Whether a booked room has exactly the nights of its dates. */
function hasItsNights(room: RoomRow, nights: readonly NightRow[]): boolean {
  const days = nights
    .filter(({ room_position }) => room_position === room.position)
    .map(({ night }) => night)
    .toSorted((a, b) => a.localeCompare(b))
  const isWhole = days.every((day, index) => day === addDays(room.check_in, index))
  return isWhole && addDays(room.check_in, days.length) === room.check_out
}

function checkTotals({ bookings, rooms, nights }: StoredHotel): string[] {
  const roomsOf = groupBy(rooms, (room) => room.booking_id)
  const nightsOf = groupBy(nights, (night) => night.booking_id)
  return bookings.flatMap((booking) => {
    const booked = roomsOf.get(booking.id) ?? []
    const own = nightsOf.get(booking.id) ?? []
    const isPriced =
      sumOf(own.map((row) => row.price_paise)) === booking.total_paise &&
      sumOf(own.map((row) => row.gst_paise)) === booking.gst_paise &&
      sumOf(own.map((row) => row.taxable_paise)) === booking.subtotal_paise
    const isDated = booked.every(
      (room) => room.check_in === booking.check_in && room.check_out === booking.check_out,
    )
    const isComplete = booked.length === booking.rooms && booked.every((room) => hasItsNights(room, own))
    return isPriced && isDated && isComplete ? [] : [`${booking.id} ${booking.status}`]
  })
}

function checkLedger({ bookings, entries }: StoredHotel): string[] {
  const entriesOf = groupBy(entries, (entry) => entry.booking_id)
  return bookings.flatMap((booking) => {
    const own = entriesOf.get(booking.id) ?? []
    const onGuest = (...kinds: string[]) =>
      sumOf(
        own
          .filter((entry) => entry.account === "guest" && kinds.includes(entry.kind))
          .map((entry) => entry.amount_paise),
      )
    const isConfirmed = booking.status === "confirmed" || booking.status === "completed"
    const isCharged = onGuest("room") === (isConfirmed ? booking.total_paise : 0)
    const isBalanced = sumOf(own.map((entry) => entry.amount_paise)) === 0
    const isSummed =
      onGuest("room", "extra", "fee", "discount") === booking.charged_paise &&
      -onGuest("payment") === booking.paid_paise &&
      onGuest("refund") === booking.refunded_paise
    return isCharged && isBalanced && isSummed ? [] : [`${booking.id} ${booking.status}`]
  })
}

/** Recounts the whole hotel from its bookings, in one snapshot, with statements that the product does not use. */
export async function checkHotel(db: Database): Promise<Findings> {
  const hotel = await db.transaction(readHotel)
  return { ...checkCounters(hotel), totals: checkTotals(hotel), ledger: checkLedger(hotel) }
}
