import { type MultipartRefusal, readMultipart } from "#src/platform/http/multipart.ts"
import type { SentPart } from "#src/platform/http/multipart-parser.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result } from "#src/shared/result.ts"
import { noSpaceReason, pictureFileReasons } from "./picture-refusals.ts"
import { type PictureFault, type ReceivedPictures, receivePictures } from "./receive-pictures.service.ts"
import { uploadFolder, uploadLimits } from "./upload-limits.ts"

/** The fields of a form for a schema; repeated names become a list. */
type SentFields = Readonly<Record<string, string | readonly string[]>>

type ReceivedForm = ReceivedPictures & { readonly fields: SentFields }

function fieldsOf(parts: readonly SentPart[]): SentFields {
  const fields = new Map<string, string[]>()
  for (const part of parts)
    if (part.kind === "field") fields.set(part.name, [...(fields.get(part.name) ?? []), part.value])
  const entries = [...fields].map(
    ([name, values]) => [name, values.length === 1 ? values[0] : values] as const,
  )
  return Object.fromEntries(entries) as SentFields
}

type Form = { readonly request: Request; readonly holds: keyof typeof uploadLimits }

/** Reads the multipart form of a record with pictures, and stores its files. */
export async function receiveForm(
  platform: Platform,
  actor: Actor,
  { request, holds }: Form,
): Promise<Result<ReceivedForm, MultipartRefusal>> {
  const source = { request, folder: uploadFolder(platform.config), limits: uploadLimits[holds] }
  const read = await readMultipart(source, async (parts) => ({
    fields: fieldsOf(parts),
    ...(await receivePictures(platform, actor, parts)),
  }))
  return read.ok ? done(read.value) : read
}

/** The field error for refused files: the reason for one file, one line per file name for several. */
export function formatPictureErrors(faults: readonly PictureFault[]): string | undefined {
  const reasonOf = ({ refusal }: PictureFault) =>
    refusal === "forbidden" ? "You are not allowed to do that." : pictureFileReasons[refusal]
  const [first, ...others] = faults
  if (!first) return undefined
  return others.length === 0
    ? reasonOf(first)
    : faults.map((fault) => `${fault.fileName}: ${reasonOf(fault)}`).join("\n")
}

type Ending = { readonly status: 400 | 413; readonly reason: string }

const endings: Readonly<Record<MultipartRefusal["kind"], Ending>> = {
  "not-multipart": { status: 400, reason: "Send a multipart/form-data form." },
  "cut-short": { status: 400, reason: "The form did not arrive whole. Please send it again." },
  "too-slow": { status: 400, reason: "The form took too long to arrive. Please send it again." },
  "too-large": { status: 413, reason: pictureFileReasons["too-large-alone"] },
  "no-space": { status: 413, reason: noSpaceReason },
  "too-many-parts": { status: 413, reason: "At most 20 pictures fit here." },
}

/** The message when a form could not be read. */
export const formatFormError = ({ kind }: MultipartRefusal) => endings[kind]
