import { banquetEvents, corporateEvents } from "../enquiry.ts"
import { banquetFields, corporateFields } from "../enquiry-fields.ts"

type OccasionFields = {
  readonly labels: Readonly<Record<string, string>>
  readonly events: readonly string[]
  /** What the specification calls what the hotel calls otherwise. */
  readonly names: Readonly<Record<"event" | "guestBand" | "roomsNeeded" | "message", string>>
}

/** The two enquiries about events ask the same things under different names. */
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
