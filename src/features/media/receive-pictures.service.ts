import { basename } from "node:path"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { SentFile, SentPart } from "#src/platform/http/multipart-parser.ts"
import type { InspectedPicture } from "#src/platform/imaging/imaging.ts"
import { MediaUnavailable } from "#src/platform/media/media-storage.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { uploadedPictureId } from "#src/shared/picture-address.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { queuePictureSizes } from "./make-picture-sizes.service.ts"
import { type Focal, maxBytes, type UploadedPicture } from "./picture.ts"
import { originalKey, previewKey } from "./picture-files.ts"
import { readPictureEntries } from "./picture-form.ts"
import type { PictureFileRefusal } from "./picture-refusals.ts"
import { insertPicture } from "./pictures.store.ts"

/** A picture for a record; a null description keeps the stored one. */
export type PictureChoice = {
  readonly pictureId: string
  readonly alt: string | null
  readonly focal: Focal | null
}

export type PictureFault = {
  readonly fileName: string
  readonly refusal: PictureFileRefusal | "forbidden"
}

export type ReceivedPictures = {
  readonly choices: readonly PictureChoice[]
  readonly faults: readonly PictureFault[]
}

const sizeRefusal = (file: SentFile, isAlone: boolean): PictureFileRefusal | null => {
  const most = isAlone ? maxBytes.alone : maxBytes.amongSeveral
  if (!file.isCut && file.bytes <= most) return null
  return isAlone ? "too-large-alone" : "too-large-among-several"
}

/** File names are only displayed. */
const shownName = (fileName: string): string =>
  basename(fileName.replaceAll("\\", "/"))
    .replace(/\p{Cc}/gu, "")
    .slice(0, 200)

type InspectedFile = { readonly file: SentFile; readonly hash: string; readonly picture: InspectedPicture }

// The row is inserted first, so that the cleanup of orphaned files never deletes its files.
async function store(
  platform: Platform,
  actor: Actor,
  { file, hash, picture }: InspectedFile,
): Promise<UploadedPicture> {
  const { db, clock, media } = platform
  const { quick, type: fileType, ...details } = picture
  const stored = await insertPicture(db, {
    ...details,
    id: uploadedPictureId(hash),
    fileName: shownName(file.fileName),
    fileType,
    fileBytes: file.bytes,
    uploadedAt: clock.now().toISOString(),
  })
  if (stored.state === "ready") return stored
  await media.write(previewKey(hash), quick, "image/webp")
  await media.write(originalKey(hash), file.path, "application/octet-stream")
  await db.transaction(async (tx) => {
    await queuePictureSizes(platform, tx, stored.id)
    const { fileName, fileBytes, width, height } = stored
    const after = { fileName, fileBytes, width, height }
    await recordAudit(tx, actor, { action: "upload", subjectType: "picture", subjectId: stored.id, after })
  })
  return stored
}

/**
 * Stores a file as a picture, once per content: checks its bytes, makes a preview at once and queues the
 * other sizes.
 */
export async function storePicture(
  platform: Platform,
  actor: Actor,
  { file, isAlone }: { file: SentFile; isAlone: boolean },
): Promise<Result<UploadedPicture, PictureFault["refusal"]>> {
  if (!hasRight(actor, "content.change")) return refused("forbidden")
  const tooLarge = sizeRefusal(file, isAlone)
  if (tooLarge) return refused(tooLarge)
  const inspected = await platform.imaging.inspect(file.path)
  if (!inspected.ok) return inspected
  try {
    const hash = file.sha256.slice(0, 40)
    return done(await store(platform, actor, { file, hash, picture: inspected.value }))
  } catch (error) {
    if (!(error instanceof MediaUnavailable)) throw error
    platform.log.error({ err: error }, "a picture was not stored")
    return refused("not-stored")
  }
}

/** The pictures of a form, with new files stored; valid files are stored even when others are refused. */
export async function receivePictures(
  platform: Platform,
  actor: Actor,
  parts: readonly SentPart[],
): Promise<ReceivedPictures> {
  const entries = readPictureEntries(parts)
  const isAlone = entries.filter(({ file }) => file).length === 1
  const choices: PictureChoice[] = []
  const faults: PictureFault[] = []
  for (const { pictureId, file, alt, focal } of entries) {
    if (pictureId) choices.push({ pictureId, alt, focal })
    if (!file) continue
    const outcome = await storePicture(platform, actor, { file, isAlone })
    if (outcome.ok) choices.push({ pictureId: outcome.value.id, alt, focal })
    else faults.push({ fileName: shownName(file.fileName), refusal: outcome.refusal })
  }
  return { choices: choices.filter(isFirst), faults }
}

const isFirst = ({ pictureId }: PictureChoice, index: number, all: readonly PictureChoice[]): boolean =>
  all.findIndex((other) => other.pictureId === pictureId) === index
