import type { Actor } from "#src/shared/actor.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { hasRight, type Right } from "#src/shared/staff-rights.ts"
import type { SpamSign } from "#src/features/enquiries/spam/spam-signs.ts"
import type { Language } from "#src/shared/language/language.ts"

export const banquetEvents = ["Marriage Hall", "Party Hall", "Reception Hall", "Others"] as const
export const corporateEvents = ["Corporate", "Events", "Meeting", "Business", "Other"] as const
export const guestBands = ["Up to 10", "11-25", "26-50", "51-100", "101-200", "Other"] as const

export type GuestBand = (typeof guestBands)[number]

type Sender = { readonly name: string; readonly email: string; readonly phone: string }

export type ContactMessage = Sender & { readonly kind: "contact"; readonly message: string }

type Occasion = Sender & {
  readonly eventOn: CalendarDate
  readonly guestBand: GuestBand
  /** Null when the sender did not say. */
  readonly roomsNeeded: number | null
  readonly companyName: string
  readonly message: string
}

export type BanquetEnquiry = Occasion & {
  readonly kind: "banquet"
  readonly event: (typeof banquetEvents)[number]
}

type CorporateEnquiry = Occasion & {
  readonly kind: "corporate"
  readonly event: (typeof corporateEvents)[number]
}

/** An enquiry as submitted. */
export type EnquiryDraft = ContactMessage | BanquetEnquiry | CorporateEnquiry

export const enquiryKinds = ["contact", "banquet", "corporate"] as const

export type EnquiryKind = (typeof enquiryKinds)[number]

/** Names an enquiry: staff need the right of its kind. */
export type EnquiryKey = { readonly kind: EnquiryKind; readonly id: string }

export type Enquiry = EnquiryDraft & {
  readonly id: string
  /** An instant in ISO form. */
  readonly sentAt: string
  /** The language of the emails to the sender; English unless they wrote on a Hindi page. */
  readonly language?: Language | undefined
  /** Why it is spam; null when it is not. */
  readonly suspicion: SpamSign | null
}

/** Whether the event is before the hotel's date. */
export const isEventPast = (draft: EnquiryDraft, today: CalendarDate): boolean =>
  draft.kind !== "contact" && draft.eventOn < today

/** The right that each kind of enquiry requires. */
export const enquiryRights: Readonly<Record<EnquiryKind, Right>> = {
  contact: "contact.manage",
  banquet: "events.manage",
  corporate: "events.manage",
}

export const canManageEnquiries = (actor: Actor, kind: EnquiryKind): boolean =>
  hasRight(actor, enquiryRights[kind])

/** The kinds that the actor may read. */
export const listReadableKinds = (actor: Actor): EnquiryKind[] =>
  enquiryKinds.filter((kind) => canManageEnquiries(actor, kind))
