import { formatLongDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { Enquiry, EnquiryKind } from "./enquiry.ts"

type House = { readonly phone: string; readonly href: string; readonly email: string }

/** The name of each kind of enquiry in emails, and the department that answers it. */
export const enquiryTexts: Readonly<Record<EnquiryKind, { readonly name: string; readonly desk: House }>> = {
  contact: { name: "message", desk: hotel.support },
  banquet: { name: "banquet enquiry", desk: hotel.events },
  corporate: { name: "corporate enquiry", desk: hotel.events },
}

/** What sender and staff call an enquiry by: 'EQ-5F0C1B9E', the beginning of its id. */
const enquiryReference = ({ id }: Pick<Enquiry, "id">): string => `EQ-${id.slice(0, 8).toUpperCase()}`

export const referenceFact = (enquiry: Enquiry): Fact => ({
  label: "Reference",
  value: enquiryReference(enquiry),
})

export type Fact = { readonly label: string; readonly value: string }

const withValue = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== "")

/** The facts of an enquiry, without sender and free text. */
export function occasionFacts(enquiry: Enquiry): Fact[] {
  if (enquiry.kind === "contact") return []
  return withValue([
    { label: "Event", value: enquiry.event },
    { label: "Date", value: formatLongDate(enquiry.eventOn) },
    { label: "Guests", value: enquiry.guestBand },
    { label: "Rooms", value: enquiry.roomsNeeded === null ? "" : String(enquiry.roomsNeeded) },
  ])
}

/** The sender, for staff. */
export const senderFacts = (enquiry: Enquiry): Fact[] =>
  withValue([
    { label: "Name", value: enquiry.name },
    { label: "Company", value: enquiry.kind === "contact" ? "" : enquiry.companyName },
    { label: "Email", value: enquiry.email },
    { label: "Phone", value: enquiry.phone },
  ])
