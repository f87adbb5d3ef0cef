import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import type { Party } from "#src/features/availability/party.ts"

/** A stay of the demo hotel, before it is priced and written. Days are counted from today. */
export type PlannedStay = {
  readonly room: number
  readonly guest: number
  readonly arrives: number
  readonly nights: number
  readonly party: Party
  readonly bookedDaysBefore: number
  readonly status: "completed" | "confirmed" | "cancelled" | "expired" | "held"
  readonly payment: "online" | "desk" | "open" | "part"
}

type DemoHotel = {
  /** How many rooms each type has. */
  readonly stocks: readonly number[]
  readonly guests: number
  /** How many of the guests, the last ones, book rooms for whole crews. */
  readonly crews: number
  readonly today: CalendarDate
}

const demoPast = 92
const demoFuture = 45
const longest = 4

/** The same numbers at every start: the demo hotel is always the same (mulberry32). */
export function demoNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const sunday = 0
const saturday = 6

/** The planned occupancy of a night: higher on weekdays than on weekends, and lower the further ahead. */
function plannedOccupancy(date: CalendarDate, day: number): number {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const week = weekday === sunday ? 0.66 : weekday === saturday ? 0.71 : 0.82
  const season = 0.07 * Math.sin(day / 11)
  const known = day <= 0 ? 1 : Math.max(0.12, 1 - day / 38)
  return Math.min(0.97, (week + season) * known)
}

type Draw = () => number

function partyOf(draw: Draw, rooms: number): Party {
  return Array.from({ length: rooms }, () => ({
    adults: draw() < 0.45 ? 1 : 2,
    children: draw() < 0.16 ? 1 : 0,
  }))
}

function paymentOf(draw: Draw, leaves: number): PlannedStay["payment"] {
  const chance = draw()
  if (chance < 0.36) return "online"
  if (leaves < 0) return "desk"
  return chance < 0.42 ? "desk" : "open"
}

type Wish = { readonly arrives: number; readonly nights: number; readonly rooms: number }

/** Counts the rooms taken by type and day, so that the plan does not oversell a night. */
function planRooms(stocks: readonly number[]) {
  const taken = new Map<string, number>()
  const of = (room: number, day: number): number => taken.get(`${room} ${day}`) ?? 0
  const days = ({ arrives, nights }: Wish) => Array.from({ length: nights }, (_, night) => arrives + night)
  return {
    of,
    fits: (room: number, wish: Wish) =>
      days(wish).every((day) => of(room, day) + wish.rooms <= (stocks[room] ?? 0)),
    take: (room: number, wish: Wish) => {
      for (const day of days(wish)) taken.set(`${room} ${day}`, of(room, day) + wish.rooms)
    },
  }
}

const isCrewRoom = (room: number): boolean => room < 2

function wishFor(draw: Draw, room: number, arrives: number): Wish {
  const nights = 1 + Math.floor(draw() * longest)
  if (isCrewRoom(room) && draw() < 0.2)
    return { arrives, nights: Math.min(nights, 2), rooms: 4 + Math.floor(draw() * 4) }
  return { arrives, nights, rooms: draw() < 0.18 ? 2 : 1 }
}

function statusOf(wish: Wish): PlannedStay["status"] {
  return wish.arrives + wish.nights < 0 ? "completed" : "confirmed"
}

function stayFor(draw: Draw, hotel: DemoHotel, { room, wish }: { room: number; wish: Wish }): PlannedStay {
  const people = hotel.guests - hotel.crews
  const isCrew = wish.rooms >= 4
  const guest = isCrew ? people + Math.floor(draw() * hotel.crews) : Math.floor(draw() * people)
  return {
    room,
    guest,
    arrives: wish.arrives,
    nights: wish.nights,
    party: partyOf(draw, wish.rooms),
    bookedDaysBefore: 1 + Math.floor(draw() * draw() * 40),
    status: statusOf(wish),
    payment: paymentOf(draw, wish.arrives + wish.nights),
  }
}

/** Cancelled bookings and expired attempts, and one hold that is still open. */
function unusualStays(hotel: DemoHotel): PlannedStay[] {
  const one = (
    stay: Pick<PlannedStay, "room" | "arrives" | "status"> & Partial<PlannedStay>,
  ): PlannedStay => ({
    guest: stay.room,
    nights: 2,
    party: [{ adults: 2, children: 0 }],
    bookedDaysBefore: 6,
    payment: "open",
    ...stay,
  })
  const rooms = hotel.stocks.map((_, room) => room)
  return [
    ...rooms.map((room) => one({ room, arrives: 4 + room * 3, status: "cancelled" })),
    ...rooms
      .slice(0, 3)
      .map((room) => one({ room, arrives: 3 + room, status: "expired", payment: "online" })),
    one({ room: 0, arrives: 30, status: "held", payment: "online", bookedDaysBefore: 30 }),
  ]
}

/** One guest in the hotel has paid a part at the desk. */
function withPart(stays: readonly PlannedStay[]): PlannedStay[] {
  const index = stays.findIndex(
    ({ arrives, nights, payment }) => arrives < 0 && arrives + nights > 0 && payment === "open",
  )
  return stays.map((stay, at) => (at === index ? { ...stay, payment: "part" } : stay))
}

type NightPlan = { readonly room: number; readonly day: number; readonly target: number }

/** Books one type on one day until its occupancy reaches the target. */
function fillNight(
  draw: Draw,
  rooms: ReturnType<typeof planRooms>,
  { room, day, target }: NightPlan,
): Wish[] {
  const wishes: Wish[] = []
  for (let tries = 0; rooms.of(room, day) < target && tries < 2 * target; tries += 1) {
    const wish = wishFor(draw, room, day)
    if (rooms.fits(room, wish)) {
      rooms.take(room, wish)
      wishes.push(wish)
    }
  }
  return wishes
}

/** Plausible stays of the past three months and the next six weeks; oldest bookings first. */
export function planDemoStays(hotel: DemoHotel): PlannedStay[] {
  const draw = demoNumbers(27)
  const rooms = planRooms(hotel.stocks)
  const stays: PlannedStay[] = []
  for (let day = -demoPast; day <= demoFuture; day += 1) {
    const full = plannedOccupancy(addDays(hotel.today, day), day)
    for (const [room, stock] of hotel.stocks.entries()) {
      const wishes = fillNight(draw, rooms, { room, day, target: Math.round(stock * full) })
      stays.push(...wishes.map((wish) => stayFor(draw, hotel, { room, wish })))
    }
  }
  const bookedOn = ({ arrives, bookedDaysBefore }: PlannedStay) => Math.min(0, arrives - bookedDaysBefore)
  return [...withPart(stays), ...unusualStays(hotel)].toSorted((a, b) => bookedOn(a) - bookedOn(b))
}

type Criterion = (stay: PlannedStay) => boolean

const ofAFamily: Criterion = ({ party, nights, status }) =>
  party.length === 1 && nights > 1 && (status === "completed" || status === "confirmed")

/** Two past stays and two future ones, each in another room type; one is paid online, one at the hotel. */
const staysOfOne: readonly Criterion[] = [
  ({ arrives, room }) => arrives > -70 && arrives < -50 && room === 1,
  ({ arrives, room }) => arrives > -30 && arrives < -10 && room === 4,
  ({ arrives, room, payment }) => arrives > 6 && arrives < 20 && room === 2 && payment === "online",
  ({ arrives, room, payment }) => arrives > 22 && room === 3 && payment === "open",
]

/** The same plan with a few of its stays in the name of one guest, so that their account is not empty. */
export function withStaysOf(guest: number, plan: readonly PlannedStay[]): PlannedStay[] {
  const assigned = new Set(staysOfOne.map((matches) => plan.find((stay) => ofAFamily(stay) && matches(stay))))
  return plan.map((stay) => (assigned.has(stay) ? { ...stay, guest } : stay))
}

/** How many days of stays the demo hotel shows. */
export const demoRange = (today: CalendarDate): { from: CalendarDate; to: CalendarDate } => ({
  from: addDays(today, -demoPast),
  to: addDays(today, demoFuture + longest + 1),
})
