/** Why a layover cannot be planned. */
export type LayoverRefusal =
  | {
      readonly kind: "flight"
      readonly direction: "arrival" | "departure"
      readonly reason: "unknown" | "unavailable"
    }
  | { readonly kind: "departs-before-landing" }
