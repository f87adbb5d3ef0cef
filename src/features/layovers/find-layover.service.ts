import type { FlightDirection, FlightTimesRefusal } from "#src/platform/flight-times/flight-times.ts"
import type { Platform } from "#src/platform/platform.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { FlightCall, FoundLayover } from "./found-layover.ts"
import { type HotelMinute, minuteAt } from "./hotel-minute.ts"
import { planLayover } from "./layover.ts"
import type { LayoverRefusal } from "./layover-refusal.ts"
import type { LayoverRequest, RequestedCall } from "./layovers.schema.ts"

/** A provider is paid by the call. */
const lookupsByAddress = { name: "flight-times-address", points: 60, seconds: 3600 } as const

type Caller = { readonly platform: Platform; readonly address: string }

type DatedCall = RequestedCall & { readonly date: CalendarDate }

async function findFlight({ platform, address }: Caller, direction: FlightDirection, call: DatedCall) {
  const { flightTimes, rateLimiter } = platform
  const isOverLimit =
    flightTimes.kind === "http" && (await rateLimiter.take(lookupsByAddress, address)) !== null
  return isOverLimit
    ? refused("unavailable" as const)
    : flightTimes.find({ direction, flight: call.flight, date: call.date })
}

const typedCall = (call: DatedCall, time: string, notFound: FlightTimesRefusal | null): FlightCall => ({
  ...call.use,
  at: minuteAt(call.date, time),
  flight: call.flight,
  otherAirport: null,
  notFound,
  timetableTime: null,
})

/** The typed time, because the guest has the ticket; the scheduled time of the flight where none is typed. */
async function findCall(
  caller: Caller,
  direction: FlightDirection,
  call: DatedCall,
): Promise<Result<FlightCall, LayoverRefusal>> {
  if (call.flight === "") return done(typedCall(call, call.time ?? "00:00", null))
  const found = await findFlight(caller, direction, call)
  if (found.ok) {
    const { time, ...flight } = found.value
    const at = minuteAt(call.date, call.time ?? time)
    const timetableTime = call.time === null || call.time === time ? null : time
    return done({ ...flight, at, flight: call.flight, notFound: null, timetableTime })
  }
  if (call.time !== null) return done(typedCall(call, call.time, found.refusal))
  return refused({ kind: "flight", direction, reason: found.refusal })
}

const isSilent = (refusal: LayoverRefusal): boolean =>
  refusal.kind === "flight" && refusal.reason === "unavailable"

/** Without a date it is the first departure after the landing: the same day, or the day after. */
async function findDeparture(caller: Caller, call: RequestedCall, landing: Landing) {
  if (call.date !== null) return findCall(caller, "departure", { ...call, date: call.date })
  const sameDay = await findCall(caller, "departure", { ...call, date: landing.date })
  if (sameDay.ok ? sameDay.value.at > landing.at : isSilent(sameDay.refusal)) return sameDay
  return findCall(caller, "departure", { ...call, date: addDays(landing.date, 1) })
}

type Landing = { readonly date: CalendarDate; readonly at: HotelMinute }

/** Finds the flights of a layover and plans the hours between them (GUEST-8). */
export async function findLayover(
  caller: Caller,
  request: LayoverRequest,
): Promise<Result<FoundLayover, LayoverRefusal>> {
  const landing = await findCall(caller, "arrival", request.landing)
  if (!landing.ok) return landing
  const { date } = request.landing
  const departure = await findDeparture(caller, request.departure, { date, at: landing.value.at })
  if (!departure.ok) return departure
  const plan = planLayover(landing.value, departure.value, caller.platform.clock.today())
  if (!plan.ok) return refused({ kind: plan.refusal })
  return done({ landing: landing.value, departure: departure.value, plan: plan.value })
}
