import { isErasedEmail } from "#src/features/emails/erased-guest.ts"
import type { LabelledValue } from "#src/shared/amount-rows.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { Enquiry, EnquiryKind } from "./enquiry.ts"

type Department = { readonly phone: string; readonly href: string; readonly email: string }

/** The name of each kind of enquiry in emails, and the department that answers it. */
export const enquiryTexts: Readonly<
  Record<EnquiryKind, { readonly name: string; readonly department: Department }>
> = {
  contact: { name: "message", department: hotel.support },
  banquet: { name: "banquet enquiry", department: hotel.events },
  corporate: { name: "corporate enquiry", department: hotel.events },
}

/** What sender and staff call an enquiry by: 'EQ-5F0C1B9E', the beginning of its id. */
const enquiryReference = ({ id }: Pick<Enquiry, "id">): string => `EQ-${id.slice(0, 8).toUpperCase()}`

type IdRange = readonly [first: string, last: string]

/** The ids of the enquiries whose reference begins so, typed with or without 'EQ-'; null for other words. */
export function idsOfReference(words: string): IdRange | null {
  const [, name, part] = /^(eq)?[\s-]*([0-9a-f]{1,8})$/.exec(words.trim().toLowerCase()) ?? []
  // A part without 'EQ-' may be a number that is meant for the telephone.
  if (!part || (!name && part.length < 8)) return null
  const idFrom = (fill: string) =>
    `${part.padEnd(8, fill)}-${[4, 4, 4, 12].map((length) => fill.repeat(length)).join("-")}`
  return [idFrom("0"), idFrom("f")]
}

export const referenceFact = (enquiry: Enquiry): LabelledValue => ({
  label: "Reference number",
  value: enquiryReference(enquiry),
})

const withValue = (facts: readonly LabelledValue[]): LabelledValue[] =>
  facts.filter(({ value }) => value !== "")

/** The facts of an enquiry, without sender and free text. */
export function occasionFacts(enquiry: Enquiry): LabelledValue[] {
  if (enquiry.kind === "contact") return []
  return withValue([
    { label: "Event", value: enquiry.event },
    { label: "Date", value: formatLongDate(enquiry.eventOn) },
    { label: "Guests", value: enquiry.guestBand },
    { label: "Rooms", value: enquiry.roomsNeeded === null ? "" : String(enquiry.roomsNeeded) },
  ])
}

/** The sender, for staff. */
export const senderFacts = (enquiry: Enquiry): LabelledValue[] =>
  withValue([
    { label: "Name", value: enquiry.name },
    { label: "Company", value: enquiry.kind === "contact" ? "" : enquiry.companyName },
    { label: "Email", value: isErasedEmail(enquiry.email) ? "" : enquiry.email },
    { label: "Phone", value: enquiry.phone },
  ])
