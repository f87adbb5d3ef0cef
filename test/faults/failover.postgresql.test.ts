import { setTimeout as pause } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import { auditInventory } from "#src/features/inventory/inventory-audit.service.ts"
import { migrate } from "#src/platform/db/migrate.ts"
import { migrations } from "#src/platform/db/migrations.ts"
import { openPostgresql } from "#src/platform/db/postgresql.ts"
import { silentLog } from "#src/platform/log/log.ts"
import {
  createReplicatedDatabase,
  hasServerPrograms,
  type ReplicatedDatabase,
} from "#test/databases/replicated-database.ts"
import { checkHotel, noFindings } from "#test/stress/check.ts"
import { runClient, type ClientContext } from "#test/stress/clients.ts"
import { listLostChanges, newJournal } from "#test/stress/journal.ts"
import { aBusyHotel } from "#test/stress/busy-hotel.ts"
import { startTcpProxy, type TcpProxy } from "#test/services/tcp-proxy.ts"
import { createPaymentPlatform, type PaymentPlatform } from "#test/test-platform.ts"

const clients = 8
const seconds = 3

describe.skipIf(!hasServerPrograms)("a failover to the replica", () => {
  let servers: ReplicatedDatabase
  // The address that the hotel knows, as a virtual address or a proxy of the database gives it.
  const target = { host: "127.0.0.1", port: 0 }
  let proxy: TcpProxy
  let platform: PaymentPlatform

  beforeAll(async () => {
    servers = await createReplicatedDatabase()
    await servers.replicateSynchronously()
    target.port = Number(new URL(servers.primaryUrl).port)
    proxy = await startTcpProxy(target)
    const db = openPostgresql(`postgresql://postgres@127.0.0.1:${proxy.port}/postgres`, silentLog)
    await migrate(db, migrations)
    platform = await createPaymentPlatform({ db })
  })
  afterAll(async () => {
    await platform.close()
    await proxy.close()
    await servers.drop()
  })

  test("[SAFE-6] [BOOK-8] loses no acknowledged change and sells no night twice, and the hotel goes on without a restart", async () => {
    const hotel = await aBusyHotel(platform, { types: 2, guests: 8 })
    const journal = newJournal()
    const shared = { ...hotel, journal, placed: [], payments: [] }
    const runClients = () => {
      const context: ClientContext = { ...shared, until: performance.now() + seconds * 1000 }
      return Promise.all(Array.from({ length: clients }, () => runClient(platform, context)))
    }
    const running = runClients()
    // Clients that are refused ask again at once, so they end soon after the connections.
    await pause(seconds * 1000 - 100)
    await proxy.set("close")
    await running
    const acknowledgedBefore = journal.acknowledged.size
    await servers.failOver()
    target.port = Number(new URL(servers.replicaUrl).port)
    await proxy.set("pass")
    await expect
      .poll(() => platform.db.execute("select 1").catch(() => []), { timeout: 30_000 })
      .toHaveLength(1)
    await runClients()

    expect(acknowledgedBefore).toBeGreaterThan(0)
    expect(journal.acknowledged.size).toBeGreaterThan(acknowledgedBefore)
    expect(journal.faults).toEqual([])
    await expireAllLapsedHolds(platform)
    expect(await checkHotel(platform.db)).toEqual(noFindings)
    expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
    expect(await listLostChanges(platform, journal.acknowledged)).toEqual([])
  })
})
