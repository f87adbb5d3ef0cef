import { randomUUID } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { z } from "zod"
import { recordBackup } from "#src/features/backups/backups.service.ts"
import { readDatabaseFacts } from "#src/platform/backup/database-facts.ts"
import { answerRequests, requestFolder } from "#src/platform/backup/folder-requests.ts"
import { manifestSchema } from "#src/platform/backup/manifest.ts"
import { type EmbeddedDatabase, isEmbedded } from "#src/platform/db/embedded.ts"
import type { Platform } from "#src/platform/platform.ts"

const request = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("dump") }),
  z.strictObject({
    action: z.literal("record"),
    backup: z.strictObject({
      id: z.uuid(),
      takenAt: z.iso.datetime(),
      bytes: z.int().positive(),
      verifiedAt: z.iso.datetime().nullable(),
    }),
  }),
])

export type BackupRequest = z.infer<typeof request>

/** The answer to a request for a dump: a file that its reader deletes, and what it holds. */
export const dumpAnswer = z.strictObject({
  path: z.string(),
  facts: manifestSchema.shape.database.pick({ major: true, migrations: true, rows: true }),
})

async function dumpToFile(db: EmbeddedDatabase, dataDir: string): Promise<z.infer<typeof dumpAnswer>> {
  const { dump, found } = await db.dump(readDatabaseFacts)
  const folder = requestFolder(resolve(dataDir))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${randomUUID()}.dump`)
  await writeFile(path, dump.stream(), { mode: 0o600 })
  return { path, facts: found }
}

/** Answers one request of a backup; called by the process that holds the data folder. */
export function answerBackupRequest(db: EmbeddedDatabase, dataDir: string, body: unknown) {
  const parsed = request.parse(body)
  return parsed.action === "dump" ? dumpToFile(db, dataDir) : recordBackup(db, parsed.backup)
}

/** Lets `npm run backup` back up the embedded database while the hotel runs. */
export async function answerBackupRequests({ db, config: { dataDir }, log }: Platform): Promise<void> {
  if (!isEmbedded(db)) return
  const answer = async (body: unknown) => answerBackupRequest(db, dataDir, body)
  db.beforeClose(await answerRequests({ dataDir, log }, answer))
}
