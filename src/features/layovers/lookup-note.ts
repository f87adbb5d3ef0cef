import { formatTime } from "#src/shared/hotel-moment.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import type { FlightCall } from "./found-layover.ts"
import { timeOf } from "./hotel-minute.ts"

const notFoundTexts = {
  unknown: "We do not find {flight} on that day, so we planned with your time.",
  unavailable: "We could not look up {flight}, so we planned with your time.",
} as const

const otherTimeTexts = {
  arrival: "Our timetable has {flight} landing at {time}; you entered {typed}. We planned with your time.",
  departure: "Our timetable has {flight} leaving at {time}; you entered {typed}. We planned with your time.",
} as const

/** Why the typed time is used instead of the flight's; null when no note is needed. */
export function lookupNote(
  { flight, at, notFound, timetableTime }: FlightCall,
  direction: keyof typeof otherTimeTexts,
  t: Translate,
): string | null {
  if (notFound) return t(notFoundTexts[notFound], { flight })
  if (timetableTime === null) return null
  const times = { time: t(formatTime(timetableTime)), typed: t(formatTime(timeOf(at))) }
  return t(otherTimeTexts[direction], { flight, ...times })
}
