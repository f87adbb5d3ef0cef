import type { Config } from "#src/config.ts"
import { seedAccounts } from "#src/features/accounts/demo/accounts.seed.ts"
import { seedRooms } from "#src/features/rooms/rooms.seed.ts"
import { createPlatform } from "#src/platform/create-platform.ts"
import { fillLargeHotel, millionBookings } from "./fill.ts"
import { openForBulkWork } from "#src/platform/db/postgresql.ts"

/** Seeds an empty database and fills it; rows of an earlier run are kept. */
export async function run(
  config: Config & { databaseUrl: string },
  print: (line: string) => void,
): Promise<void> {
  const platform = await createPlatform(config, "")
  await seedAccounts(platform)
  await seedRooms(platform)
  const db = openForBulkWork(config.databaseUrl)
  await fillLargeHotel(db, { ...millionBookings, today: platform.clock.today() }, print)
  await db.close()
  platform.sandbox?.stop()
  await platform.db.close()
}
