import { receiveForm, formatPictureErrors } from "#src/features/media/receive-form.service.ts"
import type { PictureChoice } from "#src/features/media/receive-pictures.service.ts"
import type { MultipartRefusal } from "#src/platform/http/multipart.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { type FieldErrors, fieldErrors } from "#src/shared/validation/field-errors.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { done, type Result } from "#src/shared/result.ts"
import type { GalleryDraft } from "./gallery.ts"
import { galleryInput } from "./gallery.schema.ts"

/** A submitted item: what can be saved, and its errors. */
type SentGallery = {
  /** Null when a field has an error. */
  readonly change: { readonly draft: GalleryDraft; readonly version: number | null } | null
  readonly choices: readonly PictureChoice[]
  readonly errors: FieldErrors
  /** The fields as typed, for showing the form again. */
  readonly typed: { readonly name: string; readonly line: string; readonly pic: string }
  /** The values that the form was opened with. */
  readonly opened: string
}

/** Reads an item from a form or call, and stores its pictures. */
export async function receiveGallery(
  platform: Platform,
  actor: Actor,
  request: Request,
): Promise<Result<SentGallery, MultipartRefusal>> {
  const received = await receiveForm(platform, actor, { request, holds: "several" })
  if (!received.ok) return received
  const { fields, choices, faults } = received.value
  const parsed = galleryInput.safeParse(fields)
  const { version = null, ...draft } = parsed.success ? parsed.data : { name: "", line: "" }
  const missing = choices.length === 0 ? staffMessages.gallery.picRequired : undefined
  const pic = formatPictureErrors(faults) ?? missing
  const errors = { ...(!parsed.success && fieldErrors(parsed.error)), ...(pic && { pic }) }
  const textOf = (name: string) => [fields[name] ?? ""].flat().at(-1) ?? ""
  return done({
    change: Object.keys(errors).length === 0 ? { draft, version } : null,
    choices,
    errors,
    typed: {
      name: textOf("name"),
      line: textOf("line"),
      pic: choices.map(({ pictureId }) => pictureId).join(" "),
    },
    opened: textOf("opened"),
  })
}
