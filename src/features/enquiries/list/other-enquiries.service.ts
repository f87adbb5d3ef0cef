import { isErasedEmail } from "#src/features/emails/erased-guest.ts"
import { type Enquiry, type EnquiryKind, listReadableKinds } from "#src/features/enquiries/enquiry.ts"
import { enquiryDesks } from "#src/features/enquiries/enquiry-desk.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import type { OtherEnquiries } from "./other-enquiries.ts"
import { countOthers } from "./other-enquiries.store.ts"

const buildLink = (kind: EnquiryKind, query: Record<string, string>, about: string): OtherEnquiries => {
  const { path, title } = enquiryDesks[kind]
  return { to: `${path}?${new URLSearchParams(query)}`, label: `${title}: ${about}` }
}

function buildLinks(
  enquiry: Enquiry,
  kind: EnquiryKind,
  { ofSender, ofDay }: { ofSender: number; ofDay: number },
): OtherEnquiries[] {
  const links: OtherEnquiries[] = []
  if (ofSender > 0 && !isErasedEmail(enquiry.email))
    links.push(buildLink(kind, { q: enquiry.email }, `${ofSender} more by this sender`))
  if (enquiry.kind === "contact" || ofDay === 0) return links
  const day = { "eventDay-from": enquiry.eventOn, "eventDay-to": enquiry.eventOn }
  return [...links, buildLink(kind, day, `${ofDay} more for ${formatLongDate(enquiry.eventOn)}`)]
}

/** The other enquiries by the same sender and for the same day, of the kinds that the actor may read. */
export async function listOtherEnquiries(
  { db }: Platform,
  actor: Actor,
  enquiry: Enquiry,
): Promise<OtherEnquiries[]> {
  const links = await Promise.all(
    listReadableKinds(actor).map(async (kind) =>
      buildLinks(enquiry, kind, await countOthers(db, enquiry, kind)),
    ),
  )
  return links.flat()
}
