import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { silentLog } from "../log/log.ts"
import { DataFolderInUse, lockDataFolder } from "./data-folder-lock.ts"
import { type Database, parseDatabaseError } from "./database.ts"
import { openEmbedded } from "./embedded.ts"
import { migrate } from "./migrate.ts"
import { migrations } from "./migrations.ts"
import { createPreparedTexts } from "./prepared-texts.ts"
import { isRecordId } from "./record-id.ts"

let db: Database
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vimana-db-"))
  db = await openEmbedded(null, silentLog)
  await db.execute("create table things (id int primary key, name text not null)")
})
afterAll(async () => {
  await db.close()
  await rm(folder, { recursive: true })
})

const names = () => db.execute<{ name: string }>("select name from things order by id")

describe("values from the database", () => {
  test("[L-15] dates stay calendar dates, big integers are exact, instants are ISO strings", async () => {
    const [row] = await db.execute(
      `select date '2026-12-25' as day, 9007199254740991::bigint as big, timestamptz '2026-12-25 00:00+05:30' as at,
        null::date as none, json_build_object('day', date '2026-12-25') as json`,
    )
    expect(row).toEqual({
      day: "2026-12-25",
      big: Number.MAX_SAFE_INTEGER,
      at: "2026-12-24T18:30:00.000Z",
      none: null,
      json: { day: "2026-12-25" },
    })
  })

  test("an unsafe integer throws", async () => {
    await expect(db.execute("select 9007199254740992::bigint as big")).rejects.toThrow(RangeError)
    expect(await db.execute("select 1 as one")).toEqual([{ one: 1 }])
  })

  test("the session's time zone is UTC", async () => {
    expect(await db.execute("show timezone")).toEqual([{ TimeZone: "UTC" }])
  })
})

test("[SAFE-8] an error contains no values of its row, which may be personal data", async () => {
  await db.execute("create table checked (id int primary key, name text check (length(name) < 3))")
  await db.execute("insert into checked values (1, 'A')")
  const errors = [
    await db.execute("insert into checked values (2, 'Zubeida')").catch((error: unknown) => error),
    await db.execute("insert into checked values ($1, 'B')", [1]).catch((error: unknown) => error),
  ]
  expect(errors.map(parseDatabaseError)).toEqual([
    { code: "23514", constraint: "checked_name_check" },
    { code: "23505", constraint: "checked_pkey" },
  ])
  expect(JSON.stringify(errors.map((error) => ({ ...(error as object) })))).not.toMatch(/Zubeida|\(id\)=/)
})

describe("a transaction", () => {
  test("commits or rolls back, and releases its connection in both cases", async () => {
    await expect(
      db.transaction(async (tx) => {
        await tx.execute("insert into things values (1, 'lost')")
        throw new Error("no")
      }),
    ).rejects.toThrow("no")
    await db.transaction((tx) => tx.execute("insert into things values (2, 'kept')"))
    expect(await names()).toEqual([{ name: "kept" }])
  })

  test("stays usable after a failed statement", async () => {
    const twice = db.transaction(async (tx) => {
      await tx.execute("insert into things values ($1, $2)", [3, "three"])
      await tx.execute("insert into things values ($1, $2)", [3, "again"])
    })
    const fault: unknown = await twice.catch((error: unknown) => error)
    expect(parseDatabaseError(fault)).toEqual({ code: "23505", constraint: "things_pkey" })
    expect(await db.run({ name: "two", text: "select 1 + $1::int as two" }, [1])).toEqual([{ two: 2 }])
  })

  test("runs concurrent transactions one after another on one connection", async () => {
    const adds = Array.from({ length: 20 }, (_, index) =>
      db.transaction((tx) => tx.execute("insert into things values ($1, 'many')", [100 + index])),
    )
    await Promise.all(adds)
    expect(await db.execute("select count(*) as count from things where name = 'many'")).toEqual([
      { count: 20 },
    ])
  })
})

describe("statements", () => {
  test("that repeat get unique names, up to a limit", () => {
    const nameOf = createPreparedTexts()
    expect([1, 2, 3, 4].map(() => nameOf("select 1"))).toEqual([undefined, undefined, "text-1", "text-1"])
    const given = Array.from({ length: 2000 }, (_, index) =>
      [1, 2, 3].map(() => nameOf(`select ${index + 2}`)).at(-1),
    )
    const named = given.filter((name) => name !== undefined)
    expect(new Set(named).size).toBe(named.length)
    expect(named.length).toBeLessThan(400)
  })

  test("return the same rows with and without a name", async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      expect(await db.execute("select $1::int * 2 as twice", [turn])).toEqual([{ twice: turn * 2 }])
    }
  })
})

describe("errors of the driver", () => {
  test.each([[null], ["23505"], [new Error("x")], [{ code: "ENOENT" }], [{ code: 23_505 }], [undefined]])(
    "%j is none",
    (error) => expect(parseDatabaseError(error)).toBeNull(),
  )
})

describe("ids of records", () => {
  test.each([
    ["00000000-0000-4000-8000-000000000000", true],
    ["0B7C3F5E-6A1D-4E0F-9A55-2F6F0F2B8C11", true],
    ["", false],
    ["-1", false],
    ["0b7c3f5e6a1d4e0f9a552f6f0f2b8c11", false],
    ["{0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11}", false],
    ["0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11 ", false],
  ])("%j: %j", (text, is) => expect(isRecordId(text)).toBe(is))
})

describe("the data folder", () => {
  test("is locked by one process at a time", () => {
    const unlock = lockDataFolder(folder)
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse)
    unlock()
    lockDataFolder(folder)()
  })

  test("persists data, and is refused while it is open", async () => {
    const place = join(folder, "data")
    const first = await openEmbedded(place, silentLog)
    await first.execute("create table kept (n int)")
    await first.execute("insert into kept values (7)")
    await expect(openEmbedded(place, silentLog)).rejects.toThrow(place)
    await first.close()
    const again = await openEmbedded(place, silentLog)
    expect(await again.execute("select n from kept")).toEqual([{ n: 7 }])
    await again.close()
  })

  test("[SAFE-2] can be entered by no other user of the machine, also one of an earlier version", async () => {
    const place = join(folder, "private")
    for (const earlier of [0o755, 0o777]) {
      await mkdir(join(place, "database"), { recursive: true })
      await chmod(join(place, "database"), earlier)
      const opened = await openEmbedded(place, silentLog)
      expect((await stat(join(place, "database"))).mode % 0o1000).toBe(0o700)
      await opened.close()
    }
  }, 60_000)

  test("is unlocked when its database cannot be opened", async () => {
    const place = join(folder, "broken")
    await mkdir(place)
    await writeFile(join(place, "database"), "not a folder")
    await expect(openEmbedded(place, silentLog)).rejects.not.toThrow(DataFolderInUse)
    lockDataFolder(place)()
  })
})

describe("migrations", () => {
  test("are applied once, in order of name", async () => {
    const empty = await openEmbedded(null, silentLog)
    const applied = await migrate(empty, migrations)
    expect(applied).toEqual(migrations.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)))
    expect(await migrate(empty, migrations)).toEqual([])
    await empty.close()
  })

  test("of another version are refused with instructions and without changes", async () => {
    const other = await openEmbedded(null, silentLog)
    const old = {
      name: "0001-create-users",
      sql: "create table people (n int); insert into people values (1)",
    }
    await migrate(other, [old])
    await expect(migrate(other, migrations)).rejects.toThrow(
      "This data folder was made by an earlier development version of Vimana and cannot be upgraded. " +
        "Set DATA_DIR to an empty folder, or start the version that made it. Nothing was changed.",
    )
    expect(await other.execute("select n from people")).toEqual([{ n: 1 }])
    expect(await other.execute("select to_regclass('users') as users")).toEqual([{ users: null }])
    await other.close()
  })

  test("roll back when they fail, and can be retried", async () => {
    const half = { name: "9999-half", sql: "create table half (n int); select 1 / 0" }
    await expect(migrate(db, [half])).rejects.toMatchObject({ code: "22012" })
    expect(await db.execute("select to_regclass('half') as half")).toEqual([{ half: null }])
    expect(await migrate(db, [{ ...half, sql: "create table half (n int)" }])).toEqual(["9999-half"])
  })
})
