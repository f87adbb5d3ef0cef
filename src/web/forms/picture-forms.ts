import { data } from "react-router"
import { listShownPictures, type ShownPicture } from "#src/features/content/pictures.service.ts"
import { pictureFileReasons, tooLargeReason } from "#src/features/media/picture-refusals.ts"
import { type PictureChoice, receivePictures } from "#src/features/media/receive-pictures.service.ts"
import { uploadFolder, uploadLimits } from "#src/features/media/upload-limits.ts"
import { type MultipartRefusal, readMultipart } from "#src/platform/http/multipart.ts"
import type { SentPart } from "#src/platform/http/multipart-parser.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"

/** The answer to a form with pictures; `pictures` are those that its values name. */
type PictureFormAnswer = FormAnswer & { readonly pictures?: readonly ShownPicture[] }

/** A submitted form with pictures; its files are already stored. */
type PictureForm = {
  readonly fields: Readonly<Record<string, string>>
  /** For the schema: the fields, and the pictures by their ids. */
  readonly input: Readonly<Record<string, unknown>>
  /** For the service; people must describe what they upload. */
  readonly pictures: { readonly choices: readonly PictureChoice[]; readonly fallbackAlt: null }
  /** Why a file was refused. */
  readonly fault: string | null
}

const textsOf = (parts: readonly { name: string; value: string }[]): Record<string, string> =>
  Object.fromEntries(parts.map(({ name, value }) => [name, value]))

const isField = (part: SentPart) => part.kind === "field"

const notArrived = "The form did not arrive whole. Please send it again."

const failedForm = ({ kind, fields }: MultipartRefusal): PictureForm => ({
  fields: textsOf(fields),
  input: textsOf(fields),
  pictures: { choices: [], fallbackAlt: null },
  fault: tooLargeReason(kind) ?? notArrived,
})

/** Reads a `multipart/form-data` form and stores its files as pictures. */
export async function readPictureForm(
  platform: Platform,
  actor: Actor,
  { request, limits }: { request: Request; limits: keyof typeof uploadLimits },
): Promise<PictureForm> {
  const source = { request, folder: uploadFolder(platform.config), limits: uploadLimits[limits] }
  const outcome = await readMultipart(source, async (parts): Promise<PictureForm> => {
    const { choices, faults } = await receivePictures(platform, actor, parts)
    const fields = textsOf(parts.filter(isField))
    const [fault] = faults
    const refusal = fault?.refusal
    const reason =
      refusal === "forbidden" ? "You are not allowed to do that." : refusal && pictureFileReasons[refusal]
    const pictures = { choices, fallbackAlt: null }
    const input = { ...fields, oldPic: choices.map(({ pictureId }) => pictureId), pic: [] }
    return { fields, input, pictures, fault: fault && reason ? `${reason} (${fault.fileName})` : null }
  })
  return outcome.ok ? outcome.value : failedForm(outcome.refusal)
}

/** The typed values of these fields, and the pictures as one field `pic`. */
export function pictureFormValues(form: PictureForm, names: readonly string[]): Record<string, string> {
  const texts = names.map((name) => [name, form.fields[name] ?? ""] as const)
  const pic = form.pictures.choices.map(({ pictureId }) => pictureId).join(" ")
  return { ...Object.fromEntries(texts), pic }
}

type Refusal = { readonly status: number; readonly values: Record<string, string> }

/** Shows the form again with the sent values and the pictures that the answer names. */
export async function refusePictureForm(
  { db }: Pick<Platform, "db">,
  { status, values }: Refusal,
  answer: FormAnswer,
) {
  const shown = [values["pic"], answer.values?.["pic"], answer.conflict?.theirs["pic"]]
  const ids = new Set(shown.flatMap((text) => (text ?? "").split(" ")))
  const pictures = await listShownPictures(
    db,
    [...ids].filter((id) => id !== ""),
  )
  return data<PictureFormAnswer>({ values, ...answer, pictures }, { status })
}
