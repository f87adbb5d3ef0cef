import { data } from "react-router"
import { z } from "zod"
import { pictureChangeInput } from "#src/features/media/picture-change.schema.ts"
import { pictureTextValues } from "#src/features/media/picture-form.ts"
import { changePictureTexts, type PictureChangeRefusal } from "#src/features/media/picture-library.service.ts"
import type { SavedTexts } from "#src/features/media/ui/picture-texts-form.tsx"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { parseUploadHash } from "#src/shared/picture-address.ts"
import type { Result } from "#src/shared/result.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { editConflictAnswer } from "./edit-conflict-answer.ts"
import { typedValues } from "#src/web/forms/form-answers.ts"
import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"

/** The id of a picture that was uploaded. */
export const uploadId = z.string().refine((id) => parseUploadHash(id) !== null)

type PictureAnswer = AdminAnswer & { readonly saved?: SavedTexts }

const reasons: Readonly<Record<PictureChangeRefusal | "not-failed", string>> = {
  forbidden: "You are not allowed to do that.",
  "unknown-picture": "It is not there any more.",
  "not-failed": "Its sizes are made, or on their way.",
}

const refuse = (refusal: keyof typeof reasons) =>
  data<PictureAnswer>(
    { tone: "error", text: staffMessages.wentWrong, reason: reasons[refusal] },
    { status: 409 },
  )

/** Answers a retry of deriving the sizes of a picture. */
export const answerSizeRetry = (outcome: Result<null, keyof typeof reasons>) =>
  outcome.ok
    ? data<PictureAnswer>({ tone: "success", text: "Its sizes are being made again" })
    : refuse(outcome.refusal)

type Sent = { readonly id: string; readonly typed: Record<string, FormDataEntryValue> }

/** Saves the texts of a picture and answers its form. */
export async function savePictureTexts(platform: Platform, actor: Actor, { id, typed }: Sent) {
  const parsed = pictureChangeInput.safeParse(typed)
  const yours = typedValues(typed, ["alt", "focal"])
  if (!parsed.success)
    return data<FormAnswer>({ errors: fieldErrors(parsed.error), values: yours }, { status: 422 })
  const outcome = await changePictureTexts(platform, actor, { id, ...parsed.data })
  if (outcome.ok) {
    const saved = { version: outcome.value.version, values: pictureTextValues(parsed.data) }
    return data<PictureAnswer>({ tone: "success", text: staffMessages.updated, saved })
  }
  if (outcome.refusal.kind !== "edit-conflict") return refuse(outcome.refusal.kind)
  const { current } = outcome.refusal
  const theirs = pictureTextValues(current)
  const edited = { id, opened: typed["opened"], yours, theirs, version: current.version }
  return data<FormAnswer>(await editConflictAnswer(platform, actor, edited), { status: 409 })
}
