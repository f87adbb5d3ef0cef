import type { Config } from "#src/config.ts"
import { createClock } from "./clock.ts"
import { openEmbedded } from "./db/embedded.ts"
import { openPostgresql } from "./db/postgresql.ts"
import { createLog } from "./log/log.ts"
import type { Platform } from "./platform.ts"

/** Opens every outside service that the settings ask for, or its local stand-in. */
export async function createPlatform(config: Config, origin: string): Promise<Platform> {
  const log = createLog(config.logLevel)
  const db = config.databaseUrl
    ? openPostgresql(config.databaseUrl, log)
    : await openEmbedded(config.dataDir, log)
  return { config, origin, db, clock: createClock(), log } as Platform
}
