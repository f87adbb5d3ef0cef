import { randomUUID } from "node:crypto"
import { mkdir, stat } from "node:fs/promises"
import { join, resolve } from "node:path"
import { Readable } from "node:stream"
import type { Config } from "#src/config.ts"
import { type ArchiveWriter, writeArchive } from "#src/platform/backup/archive.ts"
import { BackupProblem } from "#src/platform/backup/backup-problem.ts"
import type { Manifest } from "#src/platform/backup/manifest.ts"
import { createMediaStorage } from "#src/platform/media/create-media-storage.ts"
import type { MediaStorage } from "#src/platform/media/media-storage.ts"
import { version } from "../../../package.json"
import { type HotelDatabase, openHotelDatabase } from "./hotel-database.ts"

/** The folders of the media storage, which pictures are kept in. */
export const mediaFolders = ["originals", "pictures"] as const

async function addMedia(media: MediaStorage, writer: ArchiveWriter): Promise<Manifest["media"]> {
  const added: Manifest["media"] = []
  for (const folder of mediaFolders) {
    for await (const { key } of media.list(folder)) {
      // A file that is being written, or was deleted since it was listed, is not in the snapshot either.
      const file = key.endsWith(".unfinished") ? null : await media.read(key)
      if (!file) continue
      added.push({ key, ...(await writer.addMedia(key, { ...file, stream: Readable.fromWeb(file.stream) })) })
    }
  }
  return added
}

/** Snapshot first: files are named by their content and never changed, so later ones only add to it. */
async function fill(hotel: HotelDatabase, media: MediaStorage, writer: ArchiveWriter): Promise<Manifest> {
  // Before the snapshot, which then has everything that was stored until this instant.
  const takenAt = new Date().toISOString()
  const database = await hotel.snapshot(async ({ facts, dump }) => ({
    kind: hotel.kind,
    ...facts,
    ...(await writer.addDatabase(dump)),
  }))
  return {
    format: 1,
    id: randomUUID(),
    product: version,
    takenAt,
    database,
    media: await addMedia(media, writer),
  }
}

const nameAt = (now: Date, key: string | null): string =>
  `vimana-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar${key ? ".age" : ""}`

type TakenBackup = { readonly path: string; readonly manifest: Manifest; readonly isRecorded: boolean }

/** Backs up the hotel of the settings into a new file of a folder, while it runs. Throws BackupProblem. */
export async function takeBackup(config: Config, folder: string): Promise<TakenBackup> {
  const { backupKey: key, isPublic } = config
  if (isPublic && !key)
    throw new BackupProblem(
      "A public site makes no readable backups. Make a key with npm run backup -- --new-key FILE and set BACKUP_KEY.",
    )
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = resolve(join(folder, nameAt(new Date(), key)))
  const hotel = await openHotelDatabase(config)
  try {
    const manifest = await writeArchive({ path, key }, (writer) =>
      fill(hotel, createMediaStorage(config), writer),
    )
    const { id, takenAt } = manifest
    const { size: bytes } = await stat(path)
    return { path, manifest, isRecorded: await hotel.record({ id, takenAt, bytes, verifiedAt: null }) }
  } finally {
    await hotel.close()
  }
}
