import { banquetEvents, corporateEvents } from "../enquiry.ts"
import { banquetFields, corporateFields } from "../enquiry-fields.ts"

type OccasionFields = {
  readonly labels: Readonly<Record<string, string>>
  readonly events: readonly string[]
  /** Our names of fields that the specification names differently. */
  readonly names: Readonly<Record<"event" | "guestBand" | "roomsNeeded" | "message", string>>
}

/** The two event enquiries have the same fields under different names. */
export const occasionFields: Readonly<Record<"banquet" | "corporate", OccasionFields>> = {
  banquet: {
    labels: banquetFields,
    events: banquetEvents,
    names: { event: "event", guestBand: "guest", roomsNeeded: "roomOfNumber", message: "description" },
  },
  corporate: {
    labels: corporateFields,
    events: corporateEvents,
    names: {
      event: "eventType",
      guestBand: "numberOfGuests",
      roomsNeeded: "estimatedRooms",
      message: "eventDescription",
    },
  },
}
