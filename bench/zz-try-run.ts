import { casesOf } from "./admin-tables-cases.ts"
import { compare, openHouse } from "./admin-tables-run.ts"
import { openPostgresql } from "#src/platform/db/postgresql.ts"
import { silentLog } from "#src/platform/log/log.ts"
import { createTestPlatform } from "#test/test-platform.ts"
export async function run(server: string, print: (l: string) => void) {
  const db = openPostgresql(server, silentLog)
  const { createClock } = await import("#src/platform/clock.ts")
  const small = await openHouse(server, { bookings: 1000, users: 200, enquiries: 300, subscribers: 250 }, () => undefined)
  const platform = { db, clock: createClock() } as any
  print("few"); print(await compare(small.cases, await casesOf(platform), print))
  await small.close(); await db.close()
}
