import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import type { LayoverRefusal } from "./layover-refusal.ts"

const flightMessages = {
  unknown: "We do not find this flight on that day. Enter its time instead.",
  unavailable: "We could not look up this flight. Enter your times instead.",
} as const

/** The message and form field of a layover that cannot be planned. */
export function formatLayoverRefusal(refusal: LayoverRefusal): FieldErrors {
  if (refusal.kind === "departs-before-landing")
    return { departs: "You leave before you land. Please look at the dates and times again." }
  const field = refusal.direction === "arrival" ? "landsAt" : "departsAt"
  return { [field]: flightMessages[refusal.reason] }
}
