import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createEmptyDatabase, type TestDatabase } from "#test/databases/postgresql-database.ts"
import { migrate } from "./migrate.ts"
import { migrations } from "./migrations.ts"

let database: TestDatabase | undefined

const opened = () => {
  if (!database) throw new Error("there is no database")
  return database.open()
}

beforeAll(async () => {
  database = await createEmptyDatabase()
})
afterAll(() => database?.drop())

describe("a PostgreSQL server", () => {
  test("is migrated once by many servers that start together", async () => {
    const servers = Array.from({ length: 6 }, opened)
    const applied = await Promise.all(servers.map((db) => migrate(db, migrations)))
    expect(applied.flat().toSorted((a, b) => a.localeCompare(b))).toEqual(
      migrations.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)),
    )
    await Promise.all(servers.map((db) => db.close()))
  })

  test("[L-15] gets our time zone, date style and isolation level in each session", async () => {
    const db = opened()
    const [row] = await db.execute<{ name: string }>("select current_database() as name")
    for (const habit of [
      "timezone to 'Pacific/Auckland'",
      "datestyle to 'SQL, DMY'",
      "intervalstyle to 'sql_standard'",
      "default_transaction_isolation to 'serializable'",
    ]) {
      await db.execute(`alter database ${row?.name} set ${habit}`)
    }
    await db.close()
    const again = opened()
    const [seen] = await again.execute(
      `select date '2026-12-25' as day, timestamptz '2026-12-25T00:00:00+05:30' as at,
        current_setting('transaction_isolation') as isolation`,
    )
    expect(seen).toEqual({
      day: "2026-12-25",
      at: "2026-12-24T18:30:00.000Z",
      isolation: "read committed",
    })
    await again.close()
  })

  test("a connection closed by the server fails one call, and the next one works", async () => {
    const db = opened()
    const cut = db.transaction(async (tx) => {
      await tx.execute("select pg_terminate_backend(pg_backend_pid())")
    })
    await expect(cut).rejects.toThrow()
    expect(await db.execute("select 1 as one")).toEqual([{ one: 1 }])
    await db.close()
  })
})
