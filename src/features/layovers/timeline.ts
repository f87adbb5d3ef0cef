import { hotel } from "#src/shared/hotel.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"
import type { FlightCall, FoundLayover } from "./found-layover.ts"
import type { HotelMinute } from "./hotel-minute.ts"
import type { LayoverPlan } from "./layover.ts"

type Note = { readonly text: string; readonly values?: Readonly<Record<string, string | number>> }

/** A moment of a layover; its texts are in the catalogue. */
export type TimelineStep = {
  readonly kind: "flight" | "car" | "room"
  readonly at: HotelMinute
  readonly title: string
  readonly notes: readonly Note[]
}

/** 'AI 302' and, when the schedule has it, the airport at the other end. */
function flightNotes({ terminal, flight, otherAirport }: FlightCall, isLanding: boolean): Note[] {
  const place: Note = { text: "Terminal {terminal}", values: { terminal } }
  if (flight === "") return [place]
  if (otherAirport === null) return [{ text: "Flight {flight}", values: { flight } }, place]
  const way = isLanding ? "{flight} from {airport}" : "{flight} to {airport}"
  return [{ text: way, values: { flight, airport: otherAirport } }, place]
}

/** '2 h 15 min'. */
export function formatDuration(minutes: number): Note {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest === 0
    ? { text: "{hours} h", values: { hours } }
    : { text: "{hours} h {minutes} min", values: { hours, minutes: rest } }
}

const breakfastNotes: Readonly<Record<"box" | "table", Note>> = {
  box: { text: "A breakfast box waits at the desk." },
  table: { text: "Breakfast at Udaan from {time}.", values: { time: formatTime(hotel.diningOpens) } },
}

function hotelSteps(plan: LayoverPlan, departure: FlightCall): TimelineStep[] {
  const { meetsAt, arrivesAt, wakesAt, leavesAt, driveIn, driveOut, breakfast } = plan
  return [
    {
      kind: "car",
      at: meetsAt,
      title: "Our car meets you",
      notes: [{ text: "{minutes} minutes to the hotel", values: { minutes: driveIn } }],
    },
    {
      kind: "room",
      at: arrivesAt,
      title: "Your room",
      notes: [{ text: "The key is ready, and the bed made." }],
    },
    {
      kind: "room",
      at: wakesAt,
      title: "A call wakes you",
      notes: breakfast ? [breakfastNotes[breakfast]] : [],
    },
    {
      kind: "car",
      at: leavesAt,
      title: "The car leaves",
      notes: [
        {
          text: "{minutes} minutes to Terminal {terminal}",
          values: { minutes: driveOut, terminal: departure.terminal },
        },
      ],
    },
  ]
}

/** The moments of a layover in order; without time for a bed only its two flights. */
export function buildTimeline({ landing, departure, plan }: FoundLayover): TimelineStep[] {
  const steps = plan.stay.kind === "too-short" ? [] : hotelSteps(plan, departure)
  return [
    { kind: "flight", at: landing.at, title: "You land", notes: flightNotes(landing, true) },
    ...steps,
    { kind: "flight", at: departure.at, title: "You fly", notes: flightNotes(departure, false) },
  ]
}
