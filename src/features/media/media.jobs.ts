import { readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import type { Config } from "#src/config.ts"
import type { Platform } from "#src/platform/platform.ts"
import { uploadedPictureId } from "#src/shared/picture-address.ts"
import { registerPictureJob } from "./make-picture-sizes.service.ts"
import { listUnusedPictureIds, listPicturesByIds } from "./pictures.store.ts"
import { purgePicture } from "./remove-picture.service.ts"
import { uploadFolder } from "./upload-limits.ts"
import { millisecondsPerHour } from "#src/shared/format/durations.ts"

const dailyAtFour = "0 4 * * *"
const everyHour = "17 * * * *"
const orphanHours = 24
const batch = 100

const hoursBefore = (instant: Date, hours: number): Date =>
  new Date(instant.getTime() - hours * millisecondsPerHour)

/** Deletes pictures uploaded for forms that were never submitted, and pictures that staff deleted. */
async function removeUnusedPictures(platform: Platform): Promise<void> {
  const before = hoursBefore(platform.clock.now(), orphanHours).toISOString()
  for (const id of await listUnusedPictureIds(platform.db, before, batch)) await purgePicture(platform, id)
}

const hashOfKey = (key: string): string | null =>
  /^(?:originals|pictures)\/(?<hash>[0-9a-f]{40})(?:\/|$)/.exec(key)?.groups?.["hash"] ?? null

/** Deletes orphaned files, which a crash between two steps leaves. */
async function removeOrphanedFiles({ db, media, clock }: Platform): Promise<void> {
  const before = hoursBefore(clock.now(), orphanHours)
  for (const folder of ["originals", "pictures"]) {
    for await (const { key, writtenAt } of media.list(folder)) {
      const hash = hashOfKey(key)
      if (writtenAt >= before) continue
      if (hash && (await listPicturesByIds(db, [uploadedPictureId(hash)])).length > 0) continue
      await media.remove(key)
    }
  }
}

/** Deletes the temporary files of interrupted uploads. */
export async function removeTemporaryFiles(config: Pick<Config, "dataDir">, now: Date): Promise<void> {
  const folder = uploadFolder(config)
  const before = hoursBefore(now, 1).getTime()
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < before) await rm(path, { recursive: true, force: true })
  }
}

/** Registers the jobs for pictures; call before the queue starts. */
export function registerMediaJobs(platform: Platform): void {
  registerPictureJob(platform)
  platform.queue.schedule("remove-temporary-files", everyHour, () =>
    removeTemporaryFiles(platform.config, platform.clock.now()),
  )
  platform.queue.schedule("remove-pictures", dailyAtFour, async () => {
    await removeUnusedPictures(platform)
    await removeOrphanedFiles(platform)
  })
}
