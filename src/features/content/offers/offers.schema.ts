import { z } from "zod"
import { parseCalendarDate } from "#src/shared/calendar-date.ts"
import { fieldMessage } from "#src/shared/messages.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { pictureAddress } from "#src/shared/picture-address.ts"
import { whenValid } from "#src/shared/validation/field-errors.ts"
import { picturesNeeded, sentPictures } from "#src/features/media/sent-pictures.ts"
import { line, nameLine, prose, versionField } from "#src/shared/validation/text-fields.ts"
import { offerFields } from "#src/features/content/content-fields.ts"
import { offerTermsFields, offerTermsValues, readOfferTerms } from "./offer-terms.schema.ts"
import type { Offer, OfferDraft } from "./offers.ts"

/** An offer with the specification's field names (section 3). */
export const offerOutput = z
  .object({
    _id: z.string(),
    name: z.string(),
    pic: z.string(),
    description: z.string(),
    validdate: z.string(),
    offerDiscount: z.string(),
    offerEating: z.string(),
  })
  .meta({ id: "Offer" })

export const presentOffer = (offer: Offer): z.infer<typeof offerOutput> => ({
  _id: offer.id,
  name: offer.name,
  pic: pictureAddress(offer.pictureId, { width: 800, format: "jpg" }),
  description: offer.description,
  validdate: offer.validUntil,
  offerDiscount: offer.roomDiscount,
  offerEating: offer.diningDiscount,
})

const { offers: texts } = staffMessages

const shortLine = (label: string, missing: string) =>
  z.string({ error: missing }).pipe(
    line(label)
      .min(1, { error: missing })
      .max(100, { error: fieldMessage(label, "Field Length Must Be At Most 100") }),
  )

/** The form and call of an offer (VAL-6). Its date is YYYY-MM-DD or DD-MM-YYYY. */
export const offerInput = z
  .object({
    name: nameLine(offerFields.name),
    validdate: z
      .string({ error: texts.validDateMissing })
      .trim()
      .min(1, { error: texts.validDateMissing })
      .transform((text, context) => {
        const date = parseCalendarDate(text)
        if (date) return date
        const message = fieldMessage(offerFields.validdate, "Must Be A Date")
        context.issues.push({ code: "custom", message, input: text })
        return z.NEVER
      }),
    description: z
      .string({ error: texts.descriptionMissing })
      .pipe(prose("Descriptions", 3000).min(1, { error: texts.descriptionMissing })),
    offerDiscount: shortLine(offerFields.offerDiscount, texts.discountMissing),
    offerEating: shortLine(offerFields.offerEating, texts.diningDiscountMissing),
    ...offerTermsFields,
    version: versionField,
    oldPic: sentPictures,
    pic: sentPictures,
  })
  // The fields of room types are named by their ids.
  .loose()
  .superRefine(
    (fields, context) => {
      for (const { field, message } of readOfferTerms(fields, fields.validdate).issues)
        context.addIssue({ code: "custom", path: [field], message })
    },
    { when: whenValid("validdate", ...Object.keys(offerTermsFields)) },
  )
  .refine(...picturesNeeded(offerFields.pic))
  .transform(({ version, name, description, validdate, offerDiscount, offerEating, ...fields }) => {
    const { terms } = readOfferTerms(fields, validdate)
    return {
      version,
      draft: {
        name,
        description,
        validUntil: validdate,
        roomDiscount: offerDiscount,
        diningDiscount: offerEating,
        ...(terms !== undefined && { terms }),
      } satisfies OfferDraft,
    }
  })

/** An offer as form fields, also for comparing edits (ADM-3). */
export const offerFormValues = (offer: Offer): Record<string, string> => ({
  name: offer.name,
  description: offer.description,
  validdate: offer.validUntil,
  offerDiscount: offer.roomDiscount,
  offerEating: offer.diningDiscount,
  ...offerTermsValues(offer.terms),
  pic: offer.pictureId,
})
