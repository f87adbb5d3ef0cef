import { buffer } from "node:stream/consumers"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { parseUploadHash } from "#src/shared/picture-address.ts"
import { contentTypes, allKeys, allSizes, originalKey, sizeKey } from "./picture-files.ts"
import { listPicturesByIds, updatePictureState } from "./pictures.store.ts"

const deriveJob = "derive-picture"
const deleteFilesJob = "delete-picture-files"

type PictureJob = { readonly pictureId: string }

/** Queues the job that makes the sizes of a picture, in the caller's transaction. */
export const queuePictureSizes = ({ queue }: Platform, sql: Sql, pictureId: string): Promise<void> =>
  queue.enqueue<PictureJob>(sql, { name: deriveJob, data: { pictureId } })

/** Queues the deletion of a picture's files, in the caller's transaction. */
export const queueFileDeletion = ({ queue }: Platform, sql: Sql, pictureId: string): Promise<void> =>
  queue.enqueue<PictureJob>(sql, { name: deleteFilesJob, data: { pictureId } })

async function makeSizes({ media, imaging }: Platform, hash: string): Promise<void> {
  const original = await media.read(originalKey(hash))
  if (!original) throw new Error("the original of a picture is not in the media storage")
  const source = await buffer(original.stream)
  await imaging.derive(source, allSizes, (size, bytes) =>
    media.write(sizeKey(hash, size), bytes, contentTypes[size.format]),
  )
}

async function makePictureSizes(platform: Platform, { pictureId }: PictureJob): Promise<void> {
  const hash = parseUploadHash(pictureId)
  const [picture] = await listPicturesByIds(platform.db, [pictureId])
  if (!hash || !picture || picture.state === "ready") return
  try {
    await makeSizes(platform, hash)
  } catch (error) {
    await updatePictureState(platform.db, pictureId, { state: "failed", failure: String(error) })
    throw error
  }
  await updatePictureState(platform.db, pictureId, { state: "ready" })
}

// If the same picture was uploaded again since then, its files stay.
async function deletePictureFiles({ db, media }: Platform, { pictureId }: PictureJob): Promise<void> {
  const hash = parseUploadHash(pictureId)
  if (!hash || (await listPicturesByIds(db, [pictureId])).length > 0) return
  for (const key of allKeys(hash)) await media.remove(key)
}

export function registerPictureJob(platform: Platform): void {
  platform.queue.work<PictureJob>(deriveJob, (job) => makePictureSizes(platform, job))
  platform.queue.work<PictureJob>(deleteFilesJob, (job) => deletePictureFiles(platform, job))
}
