import type { z } from "zod"
import type { DeletionRefusal, Forbidden, NameTaken } from "#src/features/content/content-edits.service.ts"
import { offerFields, testimonialFields } from "#src/features/content/content-fields.ts"
import { offerInput } from "#src/features/content/offers/offers.schema.ts"
import { testimonialInput } from "#src/features/content/testimonials/testimonials.schema.ts"
import type { PicturesRefused } from "#src/features/media/picture-claim.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import {
  errorOfPictures,
  errorsOfFields,
  pictureFormValues,
  readPictureForm,
  refusePictureForm,
} from "#src/web/forms/picture-forms.ts"

type Asked<S extends z.ZodType> = {
  readonly request: Request
  readonly schema: S
  readonly names: readonly string[]
  readonly limits: "one" | "several"
}

/** The form of a record with pictures: as typed, and as its schema reads it. */
export async function readContentForm<S extends z.ZodType>(
  platform: Platform,
  actor: Actor,
  { request, schema, names, limits }: Asked<S>,
) {
  const form = await readPictureForm(platform, actor, { request, limits })
  return { form, values: pictureFormValues(form, names), parsed: schema.safeParse(form.input) }
}

type Read = {
  readonly form: { readonly fault: string | null }
  readonly values: Record<string, string>
  readonly parsed: z.ZodSafeParseResult<unknown>
}

/** Why a form cannot be used at all. */
export function answerUnreadableContent(platform: Platform, { form, values, parsed }: Read) {
  const errors = parsed.success ? {} : (errorsOfFields(parsed.error).errors ?? {})
  const all = form.fault ? { ...errors, pic: form.fault } : errors
  return refusePictureForm(platform, { status: 422, values }, { errors: all })
}

/** How the form of a testimonial is read, and that of an offer. */
export const testimonialForm = {
  schema: testimonialInput,
  names: Object.keys(testimonialFields),
  limits: "one",
} as const
export const offerForm = { schema: offerInput, names: Object.keys(offerFields), limits: "one" } as const

type SaveRefusal = Forbidden | NameTaken | PicturesRefused

/** Why a record was not saved, in the form that was sent. */
export function answerContentRefusal(
  platform: Platform,
  { values, nameTaken }: { values: Record<string, string>; nameTaken: string },
  refusal: SaveRefusal,
) {
  switch (refusal.kind) {
    case "forbidden":
      return refusePictureForm(
        platform,
        { status: 403, values },
        { reason: "You are not allowed to do that." },
      )
    case "name-taken":
      return refusePictureForm(platform, { status: 409, values }, { errors: { name: nameTaken } })
    case "pictures":
      return refusePictureForm(platform, { status: 422, values }, errorOfPictures(refusal.reason))
  }
}

/** Why a record was not deleted, or not brought back. */
export const contentReasons: Readonly<Record<DeletionRefusal["kind"], string>> = {
  forbidden: "You are not allowed to do that.",
  unknown: "It is not there any more.",
  "name-taken": "Another one has that name now.",
}
