import { z } from "zod"
import { fieldIsRequired, fieldMessage, messages } from "#src/shared/messages.ts"
import { pictureAddress } from "#src/shared/picture-address.ts"
import { picturesNeeded, sentPictures } from "#src/features/media/sent-pictures.ts"
import { nameLine, prose, versionField } from "#src/shared/validation/text-fields.ts"
import { testimonialFields } from "#src/features/content/content-fields.ts"
import type { Testimonial, TestimonialDraft } from "./testimonials.ts"

/** A testimonial with the specification's field names (section 3). */
export const testimonialOutput = z
  .object({
    _id: z.string(),
    name: z.string(),
    pic: z.string(),
    message: z.string(),
  })
  .meta({ id: "Testimonial" })

type TestimonialOutput = z.infer<typeof testimonialOutput>

export const presentTestimonial = ({ id, name, pictureId, message }: Testimonial): TestimonialOutput => ({
  _id: id,
  name,
  pic: pictureAddress(pictureId, { width: 800, format: "jpg" }),
  message,
})

/** The form and call of a testimonial (VAL-6). */
export const testimonialInput = z
  .object({
    name: nameLine(testimonialFields.name),
    message: prose(testimonialFields.message, 3000)
      .min(1, { error: fieldIsRequired(testimonialFields.message) })
      .min(20, { error: fieldMessage(testimonialFields.message, messages.validation.messageTooShort) }),
    version: versionField,
    oldPic: sentPictures,
    pic: sentPictures,
  })
  .refine(...picturesNeeded(testimonialFields.pic))
  .transform(({ version, name, message }) => ({
    version,
    draft: { name, message } satisfies TestimonialDraft,
  }))

/** A testimonial as form fields, also for comparing edits (ADM-3). */
export const testimonialFormValues = ({ name, pictureId, message }: Testimonial): Record<string, string> => ({
  name,
  pic: pictureId,
  message,
})
