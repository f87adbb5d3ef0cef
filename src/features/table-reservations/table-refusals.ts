import { fieldMessage } from "#src/shared/messages.ts"
import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import { tableFields } from "./table-fields.ts"
import { formatSlot, type Slot } from "./table-times.ts"

export type TableRefusal =
  | { readonly kind: "full"; readonly free: readonly Slot[] }
  | {
      readonly kind:
        | "time-is-past"
        | "key-reused"
        | "suspicious"
        | "too-many-reservations"
        | "too-many-seats"
        | "forbidden"
    }
  | { readonly kind: "too-many-posts"; readonly retryAfterSeconds: number }

export type ChangeTableRefusal =
  | { readonly kind: "full"; readonly free: readonly Slot[] }
  | {
      readonly kind:
        | "unknown-table"
        | "not-changeable"
        | "time-is-past"
        | "too-many-changes"
        | "too-many-seats"
    }

type ShownMoveRefusal =
  | Extract<ChangeTableRefusal, { readonly kind: "full" }>
  | { readonly kind: Exclude<ChangeTableRefusal["kind"], "full" | "unknown-table"> }

type Answer = { readonly errors: FieldErrors } | { readonly reason: string }

const times = new Intl.ListFormat("en-GB", { type: "disjunction" })

const fullError = (free: readonly Slot[]): string =>
  free.length === 0
    ? "No table is free for so many on this day. Please choose another day"
    : `No table is free at this time. Free: ${times.format(free.map(formatSlot))}`

const tooManySeats = "Many tables at this time were reserved from your connection. Please call us."

/** The answer to a refused reservation: status, and the message beside its cause. */
export function tableRefusalAnswer(refusal: TableRefusal): {
  readonly status: number
  readonly answer: Answer
} {
  switch (refusal.kind) {
    case "full":
      return { status: 409, answer: { errors: { time: fullError(refusal.free) } } }
    case "time-is-past": {
      const error = fieldMessage(tableFields.time, "Must Be At Least Half An Hour From Now")
      return { status: 422, answer: { errors: { time: error } } }
    }
    case "key-reused":
      return { status: 409, answer: { reason: "This form was sent before. Please open it again." } }
    case "suspicious":
      return { status: 422, answer: { reason: "We could not take this reservation online." } }
    case "too-many-reservations":
      return { status: 429, answer: { reason: "There are several reservations with this email already." } }
    case "too-many-seats":
      return { status: 429, answer: { reason: tooManySeats } }
    case "forbidden":
      return { status: 403, answer: { reason: "You are not allowed to do that." } }
    case "too-many-posts": {
      const minutes = Math.ceil(refusal.retryAfterSeconds / 60)
      const wait = minutes === 1 ? "a minute" : `${minutes} minutes`
      return {
        status: 429,
        answer: { reason: `Many messages have come from your connection. Please wait ${wait}.` },
      }
    }
  }
}

/** The answer to a refused change of a reservation. */
export function moveRefusalAnswer(refusal: ShownMoveRefusal): {
  readonly status: number
  readonly answer: Answer
} {
  switch (refusal.kind) {
    case "full":
      return tableRefusalAnswer(refusal)
    case "time-is-past":
    case "too-many-seats":
      return tableRefusalAnswer({ kind: refusal.kind })
    case "not-changeable":
      return { status: 409, answer: { reason: "It is too late to change this table here." } }
    case "too-many-changes":
      return { status: 429, answer: { reason: "This table was changed often in the last hour." } }
  }
}
