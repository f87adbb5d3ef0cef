import { type Database } from "#src/platform/db/database.ts"
import { migrate } from "#src/platform/db/migrate.ts"
import { migrations } from "#src/platform/db/migrations.ts"
import { openForBulkWork, openPostgresql } from "#src/platform/db/postgresql.ts"
import { silentLog } from "#src/platform/log/log.ts"
import { createOwnDatabase, type OwnDatabase } from "./own-database.ts"

const missingServer =
  "TEST_DATABASE_URL is not set. These tests need a PostgreSQL (15 or newer) where they may create databases, such as: " +
  "docker run --rm -e POSTGRES_PASSWORD=test -p 5433:5432 postgres:15, and then " +
  "TEST_DATABASE_URL=postgres://postgres:test@localhost:5433/postgres"

/** How long a stress test lasts; a nightly run sets more. */
export const stressSeconds = Number(process.env["STRESS_SECONDS"] ?? 15)

function serverUrl(): string {
  const url = process.env["TEST_DATABASE_URL"]
  if (url) return url
  const missing = new Error(missingServer)
  missing.stack = missingServer
  throw missing
}

export type TestDatabase = OwnDatabase & {
  /** A pool of its own on the database. */
  open(): Database
  /** The same without time limits, to fill it. */
  openForBulkWork(): Database
}

/** A database of its own on the server of the tests, or on another, empty. */
export async function createEmptyDatabase(server = serverUrl()): Promise<TestDatabase> {
  const own = await createOwnDatabase(server)
  return {
    ...own,
    open: () => openPostgresql(own.url, silentLog),
    openForBulkWork: () => openForBulkWork(own.url),
  }
}

/** The same, brought up to date. */
export async function createTestDatabase(server?: string): Promise<TestDatabase> {
  const database = await createEmptyDatabase(server)
  const db = database.open()
  await migrate(db, migrations)
  await db.close()
  return database
}
