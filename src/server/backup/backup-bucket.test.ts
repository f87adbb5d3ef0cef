import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { generateX25519Identity } from "age-encryption"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Config, readConfig } from "#src/config.ts"
import { createMediaStorage } from "#src/platform/media/create-media-storage.ts"
import { openMigrated } from "#test/databases/migrated-database.ts"
import { type ObjectStore, startObjectStore } from "#test/services/object-store.ts"
import { restoreBackup } from "./restore-backup.ts"
import { takeBackup } from "./take-backup.ts"
import { verifyBackup } from "./verify-backup.ts"

let folder: string
let store: ObjectStore
let settings: Record<string, string>

const configOf = (name: string): Config =>
  readConfig({ ...settings, DATA_DIR: join(folder, name), MEDIA_S3_BUCKET: name })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vimana-backup-bucket-"))
  store = await startObjectStore(["hotel", "empty-place"])
  const { endpoint, accessKey, secretKey } = store.settings
  settings = {
    BACKUP_KEY: await generateX25519Identity(),
    LOG_LEVEL: "silent",
    MEDIA_S3_ENDPOINT: endpoint,
    MEDIA_S3_ACCESS_KEY: accessKey,
    MEDIA_S3_SECRET_KEY: secretKey,
  }
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const files = {
  [`originals/${"a1".repeat(20)}`]: "an original",
  [`pictures/${"b2".repeat(20)}/640.webp`]: "a made size",
}

const contentOf = async (config: Config, key: string) => {
  const file = await createMediaStorage(config).read(key)
  return file && text(file.stream)
}

test("[SAFE-9] pictures in a bucket are in the backup, and a restore puts them into the bucket of the new place", {
  timeout: 60_000,
}, async () => {
  const [hotel, place] = [configOf("hotel"), configOf("empty-place")]
  await (await openMigrated(hotel.dataDir)).close()
  const bucket = createMediaStorage(hotel)
  expect(bucket.kind).toBe("s3")
  for (const [key, words] of Object.entries(files))
    await bucket.write(key, new TextEncoder().encode(words), "image/webp")

  const { path, manifest } = await takeBackup(hotel, join(folder, "files"))
  expect(manifest.media.map(({ key }) => key)).toEqual(Object.keys(files))
  expect(await verifyBackup(hotel, path)).toMatchObject({ differences: [] })
  await expect(restoreBackup({ ...place, objectStore: hotel.objectStore }, path)).rejects.toThrow(
    "The media storage is not empty",
  )

  expect(await restoreBackup(place, path)).toMatchObject({ differences: [] })
  for (const [key, words] of Object.entries(files)) expect(await contentOf(place, key)).toBe(words)
})
