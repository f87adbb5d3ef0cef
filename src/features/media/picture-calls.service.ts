import type { Context } from "hono"
import { errorBody, forbiddenBody } from "#src/platform/http/api-reply.ts"
import { type MultipartRefusal, readMultipart } from "#src/platform/http/multipart.ts"
import type { SentPart } from "#src/platform/http/multipart-parser.ts"
import type { SignedInEnv } from "#src/platform/http/api-access.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { pictureParts } from "./picture-form.ts"
import {
  pictureFileReasons,
  picturesReasons,
  type PicturesRefusal,
  tooLargeReason,
} from "./picture-refusals.ts"
import { type PictureChoice, receivePictures } from "./receive-pictures.service.ts"
import { uploadFolder, uploadLimits } from "./upload-limits.ts"

type Answer = { readonly status: 400 | 403 | 413 | 422; readonly body: ReturnType<typeof errorBody> }

/** A multipart call: its text fields for the schema, and its pictures, whose files are stored. */
export type PictureCall = {
  readonly input: Readonly<Record<string, unknown>>
  readonly choices: readonly PictureChoice[]
  /** The call names neither kept nor new pictures. */
  readonly isWithoutPictures: boolean
}

const picFault = (text: string): Answer => ({ status: 422, body: errorBody(text, { pic: text }) })

function unread({ kind }: MultipartRefusal): Answer {
  const tooLarge = tooLargeReason(kind)
  if (tooLarge) return { status: 413, body: errorBody(tooLarge) }
  if (kind === "not-multipart") return { status: 400, body: errorBody("Send multipart/form-data.") }
  return { status: 400, body: errorBody("The call could not be read.") }
}

const isPicture = ({ kind, name }: SentPart): boolean =>
  name === pictureParts.kept || (kind === "file" && name === pictureParts.file)

/** Reads a call with pictures, such as `POST /api/roomcart`; files are checked by their bytes (VAL-5). */
export async function readPictureCall(
  c: Context<SignedInEnv>,
  limits: keyof typeof uploadLimits,
): Promise<Result<PictureCall, Answer>> {
  const platform = c.get("platform")
  const source = { request: c.req.raw, folder: uploadFolder(platform.config), limits: uploadLimits[limits] }
  const read = await readMultipart(source, async (parts): Promise<Result<PictureCall, Answer>> => {
    const { choices, faults } = await receivePictures(platform, c.get("signedIn"), parts)
    const [fault] = faults
    if (fault?.refusal === "forbidden") return refused({ status: 403, body: forbiddenBody })
    if (fault) return refused(picFault(pictureFileReasons[fault.refusal]))
    const texts = parts.flatMap((part) => (part.kind === "field" ? [[part.name, part.value] as const] : []))
    const oldPic = choices.map(({ pictureId }) => pictureId)
    const input = { ...Object.fromEntries(texts), oldPic, pic: [] }
    return done({ input, choices, isWithoutPictures: !parts.some(isPicture) })
  })
  return read.ok ? read.value : refused(unread(read.refusal))
}

/** The pictures are refused. */
export const answerPictures = (reason: PicturesRefusal): Answer => picFault(picturesReasons[reason])
