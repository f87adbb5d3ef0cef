import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import {
  createReplicatedDatabase,
  hasServerPrograms,
  type ReplicatedDatabase,
} from "#test/databases/replicated-database.ts"
import { logPositionShape } from "#src/shared/log-position.ts"
import { silentLog } from "../log/log.ts"
import type { Database } from "./database.ts"
import { openPostgresql } from "./postgresql.ts"
import { createReads, type Reads } from "./reads.ts"

describe.skipIf(!hasServerPrograms)("reads from a replica", () => {
  let servers: ReplicatedDatabase
  let primary: Database
  let replica: Database
  let reads: Reads
  let instant = 0

  beforeAll(async () => {
    servers = await createReplicatedDatabase()
    primary = openPostgresql(servers.primaryUrl, silentLog)
    await primary.execute("create table things (name text not null)")
  }, 60_000)
  beforeEach(() => {
    replica = openPostgresql(servers.replicaUrl, silentLog)
    reads = createReads({ primary, replica, log: silentLog }, () => instant)
    return () => replica.close()
  })
  afterAll(async () => {
    await primary.close()
    await servers.drop()
  })

  const add = (name: string) => primary.execute("insert into things values ($1)", [name])

  const names = async (db: Database) =>
    (await db.execute<{ name: string }>("select name from things order by name")).map(({ name }) => name)

  const isReplica = async (db: Database) =>
    (await db.execute<{ is: boolean }>("select pg_is_in_recovery() as is"))[0]?.is

  /** Waits until the replica has replayed what the primary has. */
  async function untilReplayed(): Promise<Database> {
    const position = await reads.position()
    for (let turn = 0; turn < 500; turn += 1) {
      instant += 1000
      const db = await reads.after(position)
      if (await isReplica(db)) return db
    }
    throw new Error("the replica did not replay")
  }

  test("[FAST-5] reads come from a replica that has replayed every change", async () => {
    await add("first")
    const db = await untilReplayed()
    expect(await names(db)).toEqual(["first"])
    expect(await db.readTogether((sql) => sql.execute("select pg_is_in_recovery() as is"))).toEqual([
      { is: true },
    ])
    expect(await db.transaction((sql) => sql.execute("select pg_is_in_recovery() as is"))).toEqual([
      { is: true },
    ])
  })

  test("[FAST-5] a person reads their own change, from the primary until the replica has it", async () => {
    await untilReplayed()
    await servers.pauseReplay()
    await add("own")
    const position = await reads.position()
    expect(position).toMatch(logPositionShape)
    const own = await reads.after(position)
    expect(await isReplica(own)).toBe(false)
    expect(await names(own)).toContain("own")
    // Others may see the state of a second ago, and no older one.
    expect(await isReplica(await reads.after(null))).toBe(true)
    instant += 1000
    expect(await isReplica(await reads.after(null))).toBe(false)
    await servers.resumeReplay()
    expect(await names(await untilReplayed())).toContain("own")
  })

  test("[FAST-5] a write to the database for reads is done by the primary", async () => {
    const db = await untilReplayed()
    await db.transaction((sql) => sql.execute("insert into things values ('written')"))
    expect(await names(primary)).toContain("written")
  })

  test("[FAST-5] a statement that the replica refuses is run again on the primary", async () => {
    const db = await untilReplayed()
    await expect(db.execute("select 1 / 0")).rejects.toMatchObject({ code: "22012" })
  })

  test("[FAST-5] answers stay right when the replica goes away, also while it is read", async () => {
    const db = await untilReplayed()
    await servers.stopReplica()
    await add("later")
    expect(await names(db)).toContain("later")
    for (let turn = 0; turn < 3; turn += 1) {
      instant += 1000
      expect(await names(await reads.after(null))).toContain("later")
    }
  }, 20_000)
})
