import { randomBytes } from "node:crypto"
import pg from "pg"
import { type Database } from "#src/platform/db/database.ts"
import { migrate } from "#src/platform/db/migrate.ts"
import { migrations } from "#src/platform/db/migrations.ts"
import { openForBulkWork, openPostgresql } from "#src/platform/db/postgresql.ts"
import { silentLog } from "#src/platform/log/log.ts"

const howToStart =
  "TEST_DATABASE_URL is not set. These tests need a PostgreSQL (15 or newer) where they may create databases, such as: " +
  "docker run --rm -e POSTGRES_PASSWORD=test -p 5433:5432 postgres:15, and then " +
  "TEST_DATABASE_URL=postgres://postgres:test@localhost:5433/postgres"

/** How long a stress lasts; a long night's run asks for more. */
export const stressSeconds = Number(process.env["STRESS_SECONDS"] ?? 15)

function serverUrl(): string {
  const url = process.env["TEST_DATABASE_URL"]
  if (url) return url
  const missing = new Error(howToStart)
  missing.stack = howToStart
  throw missing
}

async function onServer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

export type TestDatabase = {
  readonly url: string
  /** A pool of its own on the database. */
  open(): Database
  /** The same without time limits, to fill it. */
  openForBulkWork(): Database
  drop(): Promise<void>
}

/** A database of its own on the server of the tests, or on another, empty. */
export async function createEmptyDatabase(server = serverUrl()): Promise<TestDatabase> {
  const name = `vimana_test_${randomBytes(6).toString("hex")}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    open: () => openPostgresql(url.href, silentLog),
    openForBulkWork: () => openForBulkWork(url.href),
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
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
