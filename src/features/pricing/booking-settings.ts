import { type CancellationPolicy, cancellationPolicyOf2025 } from "./cancellation-policy.ts"
import { defaultGstPeriods, type GstPeriods } from "./gst.ts"

/** Settings of the hotel; each booking stores the values of the day it was placed. */
export type BookingSettings = {
  readonly gstPeriods: GstPeriods
  readonly holdMinutes: number
  readonly cancellationPolicy: CancellationPolicy
}

export const defaultBookingSettings: BookingSettings = {
  gstPeriods: defaultGstPeriods,
  holdMinutes: 15,
  cancellationPolicy: cancellationPolicyOf2025,
}
