import { english, type Translate } from "#src/shared/language/translate.ts"
import { messages } from "#src/shared/messages.ts"
import type { OccasionTexts } from "./occasion-page.tsx"

/** An offer on a room that led to the enquiry. */
export type EnquiredOffer = { readonly title: string; readonly description: string; readonly until: string }

const banquetTexts: OccasionTexts = {
  eyebrow: "Banquets",
  title: "An evening worth flying in for",
  lead: "A marriage, a reception, a birthday with everybody in the room. Tell us the date and how many are coming; we bring the halls, the kitchen and the lights.",
  heading: "Tell us about the evening",
  points: [
    "A person from the events desk answers the same day.",
    "Nothing is owed, and no date is blocked, until you have said yes to a written quote.",
    "Menus are cooked for you to taste before you decide.",
  ],
  sent: messages.enquiries.banquetSent,
  alerts: { refused: messages.enquiries.banquetFailed, failed: messages.enquiries.banquetFailed },
}

const offerTexts = ({ title, description, until }: EnquiredOffer, t: Translate): OccasionTexts => ({
  ...banquetTexts,
  eyebrow: "Latest offers",
  title,
  lead: t("{description} Valid until {date}.", { description, date: until }),
  heading: "Ask for this offer",
  points: [
    "A person from the hotel answers the same day, with the rooms that are free and their price.",
    "Nothing is owed until you have said yes.",
  ],
  preset: { event: "Others", guest: "Up to 10", description: t("{offer}, nights: ", { offer: title }) },
  hints: {
    tentativeDate: "The day you would like to arrive",
    description: "How many nights, and anything we should know",
  },
})

/** The texts of the banquet enquiry page (ENQ-2); the fields are the same for an offer (HOME-4). */
export const chooseBanquetTexts = (offer: EnquiredOffer | null, t: Translate = english): OccasionTexts =>
  offer ? offerTexts(offer, t) : banquetTexts
