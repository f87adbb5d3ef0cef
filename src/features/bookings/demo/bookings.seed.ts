import { dayAtHotel } from "#src/platform/clock.ts"
import { randomUUID } from "node:crypto"
import { crewDesks } from "#database/seed/demo-guests.ts"
import { seedDemoGuests, findDemoGuest } from "#src/features/accounts/demo/accounts.seed.ts"
import type { NightRate } from "#src/features/pricing/minimum-stay.ts"
import { listNightRates } from "#src/features/pricing/rates.service.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { ensureInventoryNights } from "#src/features/inventory/inventory.service.ts"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import { insertDemoPayments } from "#src/platform/card-payments/sandbox/demo-payments.ts"
import type { Platform } from "#src/platform/platform.ts"
import { hotel } from "#src/shared/hotel.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { createBookingReference } from "#src/features/bookings/booking-reference.ts"
import { defaultBookingSettings } from "#src/features/pricing/booking-settings.ts"
import { demoNumbers, demoRange, planDemoStays, type PlannedStay, withStaysOf } from "./demo-plan.ts"
import { demoFolioLines } from "./demo-folio.ts"
import { insertDemoRows } from "./bookings.seed.store.ts"
import { type Quote, quoteNights } from "#src/features/pricing/quote.ts"

type SeedContext = {
  readonly today: CalendarDate
  readonly rooms: readonly RoomType[]
  readonly guests: readonly { id: string }[]
  readonly rates: ReadonlyMap<string, readonly NightRate[]>
  readonly provider: string
  readonly references: () => string
  readonly clock: DemoClock
}

/** Months of believable bookings for the demo hotel. Nobody gets an email of them. */
export async function seedBookings(platform: Platform): Promise<void> {
  const today = platform.clock.today()
  const rooms = await listActiveRoomTypes(platform.db)
  const booking = await seedDemoGuests(platform)
  const demoGuest = await findDemoGuest(platform)
  const guests = demoGuest ? [...booking, demoGuest] : booking
  const range = demoRange(today)
  await ensureInventoryNights(
    platform.db,
    rooms.map(({ id }) => id),
    range,
  )
  const rates = await listNightRates(platform.db, rooms, range)
  const { provider } = platform.cardPayments
  const context: SeedContext = {
    today,
    rooms,
    guests,
    rates,
    provider,
    references: demoReferences(),
    clock: demoClock(),
  }
  const stocks = rooms.map(({ stockQuantity }) => stockQuantity)
  const planned = planDemoStays({ stocks, guests: booking.length, crews: crewDesks, today })
  const plan = demoGuest ? withStaysOf(booking.length, planned) : planned
  const written = plan.map((stay) => createRows(context, stay))
  const payments = written.flatMap((rows) => rows.payments)
  await platform.db.longTransaction(async (tx) => {
    await insertDemoRows(tx, {
      bookings: written.flatMap((rows) => rows.bookings),
      nights: written.flatMap((rows) => rows.nights),
      orders: written.flatMap((rows) => rows.orders),
      payments,
      lines: written.flatMap((rows) => rows.lines),
    })
    if (provider === "sandbox")
      await insertDemoPayments(
        tx,
        payments.map(({ sandbox }) => sandbox),
      )
  })
}

function demoReferences(): () => string {
  const draw = demoNumbers(110_037)
  return () => createBookingReference(Uint8Array.from({ length: 8 }, () => Math.floor(draw() * 256)))
}

/** An instant of a day between two hours of the hotel's clock. */
type DemoClock = (day: CalendarDate, hours: readonly [from: number, until: number]) => string

function demoClock(): DemoClock {
  const draw = demoNumbers(2359)
  return (day, [from, until]) => {
    const seconds = Math.floor((from + draw() * (until - from)) * 3600)
    return new Date(Date.parse(`${day}T00:00:00${hotel.utcOffset}`) + seconds * 1000).toISOString()
  }
}

const wakingHours = [8, 23] as const
const leavingHours = [7, 12] as const

type Priced = {
  readonly id: string
  readonly stay: PlannedStay
  readonly quote: Quote
  readonly bookedAt: string
  readonly deskPaidAt: string
  readonly isPaid: boolean
}

/** On the morning of the departure, for a stay to come yesterday; not before the booking. */
function deskPaymentAt({ today, clock }: SeedContext, stay: PlannedStay, bookedAt: string): string {
  const at = clock(addDays(today, Math.min(-1, stay.arrives + stay.nights)), leavingHours)
  return at > bookedAt ? at : bookedAt
}

function createRows(context: SeedContext, stay: PlannedStay) {
  const room = context.rooms[stay.room]
  const guest = context.guests[stay.guest]
  if (!room || !guest) throw new RangeError("the plan of the demo hotel names what it does not have")
  const checkIn = addDays(context.today, stay.arrives)
  const checkOut = addDays(checkIn, stay.nights)
  const own = (context.rates.get(room.id) ?? []).filter(({ night }) => night >= checkIn && night < checkOut)
  const quote = quoteNights(own, stay.party.length, defaultBookingSettings.gstPeriods)
  const isPaid =
    stay.status !== "expired" && stay.status !== "held" && ["online", "desk"].includes(stay.payment)
  const bookedOn = addDays(context.today, Math.min(-1, stay.arrives - stay.bookedDaysBefore))
  const bookedAt = context.clock(bookedOn, wakingHours)
  const id = randomUUID()
  const priced: Priced = {
    id,
    stay,
    quote,
    bookedAt,
    deskPaidAt: deskPaymentAt(context, stay, bookedAt),
    isPaid,
  }
  const nights = quote.nights.map(({ night, price, taxable, gst, basisPoints }) => ({
    booking_id: id,
    rooms: quote.rooms,
    night,
    price,
    taxable,
    gst,
    basis_points: basisPoints,
  }))
  const bookings = [
    {
      ...bookingRow(priced, { checkIn, checkOut }),
      user_id: guest.id,
      room_type_id: room.id,
      room_name: room.name,
      reference: context.references(),
    },
  ]
  return { bookings, nights, ...moneyRows(context, priced) }
}

function bookingRow({ id, stay, quote, bookedAt }: Priced, dates: { checkIn: string; checkOut: string }) {
  const isOver = stay.status === "cancelled" || stay.status === "expired"
  return {
    id,
    status: stay.status,
    mode: stay.payment === "online" ? "online" : "pay-at-hotel",
    check_in: dates.checkIn,
    check_out: dates.checkOut,
    party: stay.party,
    rooms: quote.rooms,
    subtotal: quote.subtotal,
    gst: quote.gst,
    total: quote.total,
    policy: defaultBookingSettings.cancellationPolicy,
    held_for: stay.status === "held" ? defaultBookingSettings.holdMinutes : null,
    booked_at: bookedAt,
    ended_at: isOver ? bookedAt : null,
    is_confirmed: stay.status !== "expired" && stay.status !== "held",
    confirmation_id: randomUUID(),
  }
}

function moneyRows(context: SeedContext, priced: Priced) {
  const { id, stay, quote, bookedAt, deskPaidAt, isPaid } = priced
  const online = stay.payment === "online" ? onlineRows(context, priced) : { orders: [], payments: [] }
  const lines = demoFolioLines({ stay, quote, isPaid, onlinePayment: online.payments[0] ?? null })
  return {
    ...online,
    lines: lines.map(({ isDeskPayment, ...line }) => {
      const at = isDeskPayment ? deskPaidAt : bookedAt
      return { id: randomUUID(), booking_id: id, at, day: dayAtHotel(new Date(at)), ...line }
    }),
  }
}

const methods = ["card", "upi", "netbanking"] as const

function onlineRows({ provider }: SeedContext, { id, stay, quote, bookedAt, isPaid }: Priced) {
  const mark = id.replaceAll("-", "").slice(0, 14)
  const orderId = randomUUID()
  const amount = quote.total
  const order = {
    id: orderId,
    booking_id: id,
    provider,
    provider_order_id: `order_${mark}`,
    amount,
    at: bookedAt,
  }
  const method = methods[stay.nights % methods.length] ?? "card"
  const paymentId = `pay_${mark}`
  const payment = {
    id: randomUUID(),
    provider,
    provider_payment_id: paymentId,
    order_id: orderId,
    booking_id: id,
    amount,
    method,
    outcome: "applied",
    at: bookedAt,
    sandbox: { orderId: order.provider_order_id, paymentId, amountPaise: amount, method, at: bookedAt },
  }
  return { orders: [order], payments: isPaid ? [payment] : [] }
}
