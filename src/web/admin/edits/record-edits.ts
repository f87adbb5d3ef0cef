import { data, redirect } from "react-router"
import type { z } from "zod"
import type {
  DeletionRefusal,
  Forbidden,
  NameOrCodeTaken,
} from "#src/features/content/content-edits.service.ts"
import type { OfferOverLimit } from "#src/features/content/offers/offer-limit.ts"
import { galleryPicturesReason } from "#src/features/content/gallery/gallery-refusals.ts"
import type { PicturesRefusal } from "#src/features/media/picture-refusals.ts"
import { roomFields } from "#src/features/rooms/room-fields.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import type { Result } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { pictureFormValues, readPictureForm, refusePictureForm } from "#src/web/forms/picture-forms.ts"
import { editConflictAnswer } from "./edit-conflict-answer.ts"
import { formatNightList } from "#src/shared/format/format-night-list.ts"
import { pathAfterSave } from "#src/web/admin/toast-after-redirect.tsx"

type NamedRecord = { readonly id: string; readonly name: string; readonly version: number }

/** An existing record for its edit page: what the page shows, and the values of its form. */
export const openRecord = <V>(actor: SignedInActor, { id, name, version }: NamedRecord, values: V) => ({
  id,
  name,
  version,
  values,
  canSeeHistory: hasRight(actor, "audit.see"),
})

type FormToRead<S extends z.ZodType<object>> = {
  readonly request: Request
  readonly schema: S
  /** The text fields to show again when the form is refused. */
  readonly names: readonly string[]
  readonly limits: "one" | "several"
}

/** Reads the form of a record with pictures. `answer` is the refusal when the form cannot be used. */
export async function readRecordForm<S extends z.ZodType<object>>(
  platform: Platform,
  actor: SignedInActor,
  { request, schema, names, limits }: FormToRead<S>,
) {
  const form = await readPictureForm(platform, actor, { request, limits })
  const values = pictureFormValues(form, names)
  const parsed = schema.safeParse(form.input)
  if (parsed.success && !form.fault)
    return {
      change: { ...parsed.data, pictures: form.pictures },
      sent: { values, opened: form.fields["opened"] },
    }
  const errors = { ...(!parsed.success && fieldErrors(parsed.error)), ...(form.fault && { pic: form.fault }) }
  return { answer: await refusePictureForm(platform, { status: 422, values }, { errors }) }
}

type SaveRefusal<R> =
  | Forbidden
  | NameOrCodeTaken
  | OfferOverLimit
  | { readonly kind: "pictures"; readonly reason: PicturesRefusal | "pic-missing" }
  | { readonly kind: "sold-beyond"; readonly nights: readonly CalendarDate[] }
  | { readonly kind: "unusual-price"; readonly before: Money; readonly after: Money }
  | { readonly kind: "unknown" | "unknown-room" | "unknown-item" }
  | { readonly kind: "edit-conflict"; readonly current: R }

const codeTaken = "Another offer has that code."

type Saved<R> = {
  readonly outcome: Result<unknown, SaveRefusal<R>>
  readonly sent: { readonly values: Record<string, string>; readonly opened: string | undefined }
  /** The list to return to. */
  readonly list: string
  readonly kind: "created" | "updated"
  readonly valuesOf: (record: R) => Record<string, string>
  readonly nameTaken?: string
}

/** Returns to the list after a save, or shows the form again with the reason of the refusal. */
export async function answerRecordSave<R extends NamedRecord>(
  platform: Platform,
  actor: SignedInActor,
  { outcome, sent: { values, opened }, list, kind, valuesOf, nameTaken = staffMessages.nameExists }: Saved<R>,
) {
  if (outcome.ok) throw redirect(pathAfterSave(list, kind), 303)
  const { refusal } = outcome
  const refuse = (status: number, answer: Parameters<typeof refusePictureForm>[2]) =>
    refusePictureForm(platform, { status, values }, answer)
  switch (refusal.kind) {
    case "forbidden":
      return refuse(403, { reason: deletionRefusalTexts.forbidden })
    case "name-taken":
      return refuse(409, { errors: { name: nameTaken } })
    case "code-taken":
      return refuse(409, { errors: { code: codeTaken } })
    case "offer-over-limit":
      return refuse(409, { errors: { [refusal.field]: refusal.text } })
    case "pictures":
      return refuse(422, { errors: { pic: galleryPicturesReason(refusal.reason) } })
    case "sold-beyond": {
      const text = `${roomFields.stockQuantity} is below what is sold on ${formatNightList(refusal.nights)}.`
      return refuse(409, { errors: { stockQuantity: text } })
    }
    case "unusual-price": {
      const text = `The price a night becomes ${formatMoney(refusal.after)} instead of ${formatMoney(refusal.before)}. Confirm it, or correct it.`
      return refuse(422, { errors: { allowUnusual: text } })
    }
    case "edit-conflict": {
      const { id, version } = refusal.current
      const edit = { id, opened, yours: values, theirs: valuesOf(refusal.current), version }
      return refuse(409, await editConflictAnswer(platform, actor, edit))
    }
    case "unknown":
    case "unknown-room":
    case "unknown-item":
      throw data(null, { status: 404 })
  }
}

/** Why a record was not deleted or restored. */
export const deletionRefusalTexts: Readonly<Record<DeletionRefusal["kind"], string>> = {
  forbidden: "You are not allowed to do that.",
  unknown: "It is not there any more.",
  "name-taken": "Another one has that name now. Rename it in another tab, then undo again.",
  "code-taken": `${codeTaken} Change it in another tab, then undo again.`,
}
