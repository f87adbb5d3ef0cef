import { afterAll, beforeAll, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import { createTestDatabase, type TestDatabase } from "#test/databases/postgresql-database.ts"
import { createTestCardPayments } from "#test/test-card-payments.ts"
import { createTestPlatform, type PaymentPlatform } from "#test/test-platform.ts"
import { openClient, type RoomTypeHistory, runClient } from "./clients.ts"
import { checkHistory } from "./linearizability.ts"
import { roomTypeObject } from "./room-type-object.ts"

/** How long the histories of a long run are recorded; 0 records a few. */
const minutes = Number(process.env["HISTORY_MINUTES"] ?? 0)
const histories = 8
const clientsOfType = 6
const steps = 20
const stock = 3

const cardPayments = createTestCardPayments()
let database: TestDatabase
/** Two pools of connections, as two processes have them. */
let platforms: PaymentPlatform[]

beforeAll(async () => {
  database = await createTestDatabase()
  const open = async () => ({
    ...(await createTestPlatform({ db: database.open(), cardPayments })),
    cardPayments,
  })
  platforms = [await open(), await open()]
})
afterAll(async () => {
  for (const platform of platforms) await platform.close()
  await database.drop()
})

/**
 * What clients see of a new room type with few rooms while all of them book and change its stays. Null when the database
 * did not answer in time, as on a busy machine: the outcome of an operation is then unknown.
 */
async function recordHistory(): Promise<RoomTypeHistory | null> {
  const [platform] = platforms
  if (!platform) throw new Error("there is no platform")
  const { id: roomId } = await aRoom(platform, { stockQuantity: stock })
  const shared = { roomId, bookingIds: [], history: [] as RoomTypeHistory }
  const clients = await Promise.all(
    Array.from({ length: clientsOfType }, (_, index) =>
      openClient({ ...shared, platform: platforms[index % platforms.length] ?? platform }),
    ),
  )
  const ends = await Promise.allSettled(clients.map((client) => runClient(client, steps)))
  const errors = ends.flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : []))
  const fault = errors.find((error) => !(error instanceof DatabaseUnavailable))
  if (fault) throw fault
  return errors.length > 0 ? null : shared.history
}

const summaryOf = (recorded: readonly RoomTypeHistory[]): string => {
  const counts = Object.groupBy(recorded.flat(), ({ operation }) => operation.kind)
  const kinds = Object.entries(counts).map(([kind, entries]) => `${kind} ${entries?.length ?? 0}`)
  return `${recorded.length} histories: ${kinds.join(", ")}\n`
}

test(
  "[BOOK-8] [AVAIL-5] bookings, changes and reads of a room type by many clients have one order that explains every answer",
  async () => {
    const recorded: RoomTypeHistory[] = []
    const faults: string[] = []
    const endsAt = performance.now() + minutes * 60_000
    while (recorded.length < histories || performance.now() < endsAt) {
      const history = await recordHistory()
      if (!history) continue
      recorded.push(history)
      const verdict = checkHistory(roomTypeObject(stock), history)
      if (verdict.kind !== "linearizable") faults.push(JSON.stringify({ ...verdict, history }))
    }
    if (minutes > 0) process.stdout.write(summaryOf(recorded))
    expect(faults).toEqual([])
    for (const platform of platforms.slice(0, 1)) expect(await auditHotel(platform)).toEqual([])
  },
  minutes * 60_000 + 300_000,
)
