import { offerFields } from "#src/features/content/content-fields.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import {
  offerTermsFields,
  readOfferTerms,
  roomField,
} from "#src/features/content/offers/offer-terms.schema.ts"
import { formatOfferTerms } from "#src/features/content/offers/offer-terms-text.ts"
import { type CalendarDate, parseCalendarDate } from "#src/shared/calendar-date.ts"
import type { FieldValues } from "#src/shared/edit-conflict.ts"
import { z } from "zod"
import type { OfferRoom } from "./offer-terms-fields.tsx"

const shape = z.object({ ...offerTermsFields, validdate: z.string().default("") }).loose()

/** What an offer will do, in a sentence, or what is missing for it, as a message of its form. */
export function previewOffer(values: FieldValues, rooms: readonly OfferRoom[], today: CalendarDate): string {
  const fields = shape.safeParse(values)
  if (!fields.success) return ""
  const validUntil = parseCalendarDate(fields.data.validdate)
  if (validUntil && validUntil < today) return "Its last day is before today: guests do not see this offer."
  if (!fields.data.audience) return "This card changes no price."
  const { terms, issues } = readOfferTerms(fields.data, validUntil)
  const [issue] = issues
  if (issue) return issue.message
  if (!terms || !validUntil) return staffMessages.offers.validDateMissing
  const roomNames = rooms.filter(({ id }) => terms.roomTypeIds.includes(id)).map(({ name }) => name)
  return formatOfferTerms({ terms, validUntil, roomNames })
}

/** The fields of a form that price an offer, as they are typed. */
export const offerTermsOfForm = (form: HTMLFormElement): FieldValues =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  )

/** The names of the fields that a refused form shows again. */
export const offerFieldNames = (rooms: readonly OfferRoom[]): string[] => [
  ...Object.keys(offerFields),
  ...rooms.map(({ id }) => roomField(id)),
]
