import type { CancellationPolicy } from "./cancellation-policy.ts"
import { cancellationPolicyOf2025 } from "./cancellation-policy.ts"
import { type GstSlab, gstSlabsOf2025 } from "./gst.ts"

/** What a manager may change; each booking keeps the values of the day it was made. */
export type BookingSettings = {
  readonly gstSlabs: readonly GstSlab[]
  readonly holdMinutes: number
  readonly cancellationPolicy: CancellationPolicy
}

export const defaultBookingSettings: BookingSettings = {
  gstSlabs: gstSlabsOf2025,
  holdMinutes: 15,
  cancellationPolicy: cancellationPolicyOf2025,
}
