import { hotel } from "#src/shared/hotel.ts"
import { messages } from "#src/shared/messages.ts"
import type { OccasionTexts } from "./occasion-page.tsx"

/** What led to the enquiry if not a banquet: a table, or an offer on a room. */
export type BanquetReason =
  | { readonly kind: "table"; readonly outlet: string | null }
  | { readonly kind: "offer"; readonly title: string; readonly description: string; readonly until: string }

const banquetTexts: OccasionTexts = {
  eyebrow: "Banquets",
  title: "An evening worth flying in for",
  lead: "A marriage, a reception, a birthday with everybody in the room. Tell us the date and how many are coming; we bring the halls, the kitchen and the lights.",
  heading: "Tell us about the evening",
  promises: [
    "A person from the events desk answers the same day.",
    "Nothing is owed, and no date is blocked, until you have said yes to a written quote.",
    "Menus are cooked for you to taste before you decide.",
  ],
  sent: messages.enquiries.banquetSent,
  alerts: { refused: messages.enquiries.banquetFailed, failed: messages.enquiries.banquetFailed },
}

const tableTexts = (outlet: string | null): OccasionTexts => ({
  ...banquetTexts,
  eyebrow: "Dining",
  title: outlet ? `A table at ${outlet}` : "A table for your evening",
  lead: `Our restaurants are open ${hotel.diningHours}, every day. Tell us the day, the hour and how many you are.`,
  heading: "Reserve your table",
  promises: [
    "A person from the hotel answers the same day, and your table is reserved once they have confirmed it.",
    "Nothing is paid in advance.",
    "For a table today, please call: it is the quickest way.",
  ],
  preset: {
    event: "Others",
    guest: "Up to 10",
    description: outlet ? `A table at ${outlet}, at: ` : "A table, at: ",
  },
  hints: {
    tentativeDate: "The day you would like to come",
    description: "The hour, and anything the kitchen should know",
  },
})

type Offer = Extract<BanquetReason, { kind: "offer" }>

const offerTexts = ({ title, description, until }: Offer): OccasionTexts => ({
  ...banquetTexts,
  eyebrow: "Latest offers",
  title,
  lead: `${description} Valid until ${until}.`,
  heading: "Ask for this offer",
  promises: [
    "A person from the hotel answers the same day, with the rooms that are free and their price.",
    "Nothing is owed until you have said yes.",
  ],
  preset: { event: "Others", guest: "Up to 10", description: `${title}, nights: ` },
  hints: {
    tentativeDate: "The day you would like to arrive",
    description: "How many nights, and anything we should know",
  },
})

/** The texts of the banquet enquiry page (ENQ-2); the fields are the same in every case (HOME-4, DINE-1). */
export function banquetTextsOf(reason: BanquetReason | null): OccasionTexts {
  switch (reason?.kind) {
    case undefined:
      return banquetTexts
    case "table":
      return tableTexts(reason.outlet)
    case "offer":
      return offerTexts(reason)
  }
}
