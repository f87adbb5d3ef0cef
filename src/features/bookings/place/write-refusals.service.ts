import { databaseErrorOf } from "#src/platform/db/database.ts"
import { ExtraChanged } from "./booking-details.service.ts"
import { BeyondUnverifiedLimits } from "./unverified-limits.service.ts"
import { KeptForLine } from "./waiting-line.service.ts"

type FinalRefusal = "key-reused" | "unverified-limit" | "extra-changed"

/** Why a booking was not written; the first group is worth another attempt. */
export type WriteRefusal =
  | "sold-out"
  | "nights-not-loaded"
  | "reference-taken"
  | "kept-for-line"
  | FinalRefusal

/** Whether another attempt would be refused as well. */
export const isFinal = (refusal: WriteRefusal): refusal is FinalRefusal =>
  refusal === "key-reused" || refusal === "unverified-limit" || refusal === "extra-changed"

const refusalOfConstraint: Readonly<Record<string, WriteRefusal>> = {
  inventory_no_overbook: "sold-out",
  booking_takes_all_nights: "nights-not-loaded",
  idempotency_keys_pkey: "key-reused",
  bookings_reference_key: "reference-taken",
}

/** What rolled a booking back; null for a fault. */
export function writeRefusalOf(error: unknown): WriteRefusal | null {
  if (error instanceof BeyondUnverifiedLimits) return "unverified-limit"
  if (error instanceof ExtraChanged) return "extra-changed"
  if (error instanceof KeptForLine) return "kept-for-line"
  return refusalOfConstraint[databaseErrorOf(error)?.constraint ?? ""] ?? null
}
