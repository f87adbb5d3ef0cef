import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { migrate } from "#src/platform/db/migrate.ts"
import { migrations } from "#src/platform/db/migrations.ts"
import { openPostgresql } from "#src/platform/db/postgresql.ts"
import { silentLog } from "#src/platform/log/log.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import {
  createReplicatedDatabase,
  hasServerPrograms,
  type ReplicatedDatabase,
} from "#test/databases/replicated-database.ts"
import { openMachines, type Machines } from "#test/machines.ts"
import { openCluster, type RunningCluster } from "#test/running-cluster.ts"
import { checkHotel, noFindings } from "#test/stress/check.ts"
import { confirm } from "#test/stress/http.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"

const guestsOfMachine = 24
const staysOfGuest = 4
const days = 6

describe.skipIf(!hasServerPrograms)("two machines on one database and its replica", () => {
  let network: Machines
  let servers: ReplicatedDatabase
  let sites: readonly RunningCluster[] = []
  let platform: TestPlatform

  beforeAll(async () => {
    network = openMachines(2)
    const gateways = network.areApart ? network.machines.map(({ gateway }) => gateway) : []
    servers = await createReplicatedDatabase(gateways)
    const db = openPostgresql(servers.primaryUrl, silentLog)
    await migrate(db, migrations)
    platform = await createTestPlatform({ db, now: new Date().toISOString() })
    const open = (index: number) => {
      const machine = network.machines[index]
      if (!machine) throw new Error("there is no such machine")
      const seenFrom = (url: string) => url.replace("127.0.0.1", machine.gateway)
      return openCluster(
        seenFrom(servers.primaryUrl),
        {
          workers: 2,
          SEED: "none",
          TRUSTED_PROXIES: "1",
          DATABASE_REPLICA_URL: seenFrom(servers.replicaUrl),
        },
        machine,
      )
    }
    // The first start makes the administrator.
    sites = [await open(0), await open(1)]
  }, 180_000)
  afterAll(async () => {
    for (const site of sites) expect(await site.close()).toBe(0)
    await platform?.close()
    await servers?.drop()
    network?.drop()
  })

  const formatDayFirst = (date: string) => date.split("-").toReversed().join("-")
  const inDays = (count: number) => formatDayFirst(addDays(platform.clock.today(), count))

  /** Stays of one to three nights that begin in the first days, in an order of the guest's own. */
  const stayOf = (guest: number, turn: number) => {
    const first = (guest * 7 + turn * 5) % days
    return { checkIn: inDays(20 + first), checkOut: inDays(20 + first + 1 + ((guest + turn) % 3)) }
  }

  async function bookAsGuest(types: readonly RoomType[], guest: number): Promise<readonly number[]> {
    const { secret } = await aSignedIn(platform)
    const statuses: number[] = []
    for (let turn = 0; turn < staysOfGuest; turn += 1) {
      // The machines take turns.
      const site = sites[(guest + turn) % 2]
      const room = types[(guest + turn) % types.length]
      const body = {
        roomId: room?.id,
        ...stayOf(guest, turn),
        qty: 1 + (guest % 2),
        adult: 2,
        child: 0,
        paymentMode: "Pay at Hotel",
      }
      const headers = { "x-forwarded-for": `203.0.113.${guest}` }
      const reply = await confirm(
        { address: site?.origin ?? "" },
        { token: secret, key: randomUUID(), body, headers },
      )
      statuses.push(reply.status)
    }
    return statuses
  }

  test("[FAST-5] [BOOK-8] sell no night twice, and the replica counts the same", async () => {
    const types = await Promise.all([3, 4, 5].map((stockQuantity) => aRoom(platform, { stockQuantity })))
    const guests = Array.from({ length: 2 * guestsOfMachine }, (_, guest) => bookAsGuest(types, guest))
    const statuses = (await Promise.all(guests)).flat()
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([])
    expect(statuses).toContain(409)

    const sold = statuses.filter((status) => status === 201).length
    const replica = openPostgresql(servers.replicaUrl, silentLog)
    const count = async (db: typeof replica) =>
      (await db.execute<{ count: number }>("select count(*)::int as count from bookings"))[0]?.count
    expect(await count(platform.db)).toBe(sold)
    await expect.poll(() => count(replica)).toBe(sold)
    expect(await checkHotel(platform.db)).toEqual(noFindings)
    expect(await checkHotel(replica)).toEqual(noFindings)
    await replica.close()
  })
})
