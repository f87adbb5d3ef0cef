import type { Config } from "#src/config.ts"
import { createPlatform } from "#src/platform/create-platform.ts"
import { migrate } from "#src/platform/db/migrate.ts"
import { migrations } from "#src/platform/db/migrations.ts"
import type { Platform } from "#src/platform/platform.ts"

export { createApp } from "./app.ts"

/** Opens the outside world, brings the database up to date and fills an empty one. */
export async function boot(config: Config, origin: string): Promise<Platform> {
  const platform = await createPlatform(config, origin)
  const applied = await migrate(platform.db, migrations)
  if (applied.length > 0) platform.log.info({ migrations: applied }, "database brought up to date")
  await platform.queue.start()
  return platform
}

/** Lets running work end, then closes the database. */
export async function shutDown(platform: Platform): Promise<void> {
  await platform.queue.stop()
  await platform.db.close()
}
