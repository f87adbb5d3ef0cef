import { existsSync, openAsBlob } from "node:fs"
import { join } from "node:path"
import type { Config } from "#src/config.ts"
import {
  createRazorpayPayments,
  createSandboxPayments,
  noCardPayments,
} from "./card-payments/create-card-payments.ts"
import { createSandbox } from "./card-payments/sandbox/sandbox.ts"
import type { DeliverWebhook } from "./card-payments/sandbox/webhooks.ts"
import { createClock } from "./clock.ts"
import type { Database } from "./db/database.ts"
import { openEmbedded } from "./db/embedded.ts"
import { migrate } from "./db/migrate.ts"
import { migrations } from "./db/migrations.ts"
import { openPostgresql } from "./db/postgresql.ts"
import { createReads, type Reads, readsWithoutReplica } from "./db/reads.ts"
import { createFlightTimes } from "./flight-times/create-flight-times.ts"
import { createImaging } from "./imaging/imaging.ts"
import { createLog, type Log } from "./log/log.ts"
import { createMailer } from "./mailer/create-mailer.ts"
import { createMediaStorage } from "./media/create-media-storage.ts"
import type { MountedSandbox, Platform } from "./platform.ts"
import { createQueue } from "./queue/pg-boss-queue.ts"
import { createRateLimiter } from "./rate-limiter/create-rate-limiter.ts"
import { traceDatabase } from "./tracing/traced-database.ts"
import { tracePlatform } from "./tracing/traced-platform.ts"
import { openTracing } from "./tracing/tracing.ts"

/** From `scripts/empty-database.ts`; none for a folder with a database, and in development without a build. */
async function findEmptyDatabase({ projectDir, dataDir }: Config): Promise<Blob | undefined> {
  const file = join(projectDir, "build", "server", "empty-database.tar.gz")
  const isNew = !existsSync(join(dataDir, "database", "PG_VERSION"))
  return isNew && existsSync(file) ? openAsBlob(file, { type: "application/x-gzip" }) : undefined
}

async function openDatabase(config: Config, log: Log): Promise<Database> {
  const db = config.databaseUrl
    ? openPostgresql(config.databaseUrl, log)
    : await openEmbedded(config.dataDir, log, await findEmptyDatabase(config))
  const applied = await migrate(db, migrations)
  if (applied.length > 0)
    log.info({ applied: applied.length, newest: applied.at(-1) }, "the database is up to date")
  return db
}

type Opened = Pick<Platform, "config" | "db" | "log" | "tracing">

function openReads({ config: { replicaUrl }, db: primary, log, tracing }: Opened): Reads {
  if (!replicaUrl) return readsWithoutReplica(primary)
  const replica = openPostgresql(replicaUrl, log)
  return createReads({ primary, replica: tracing ? traceDatabase(replica, tracing) : replica, log })
}

/** Opens every configured service or its local replacement, and migrates the database. */
export async function createPlatform(config: Config, origin: string): Promise<Platform> {
  const log = createLog(config.logLevel)
  const tracing = config.traceCollector === null ? null : await openTracing(config.traceCollector)
  const untraced = await openDatabase(config, log)
  const db = tracing ? traceDatabase(untraced, tracing) : untraced
  const shared = { config, origin, db, clock: createClock(), log, tracing }
  const platform = {
    ...shared,
    reads: openReads(shared),
    ...(await openPayments(shared)),
    flightTimes: createFlightTimes(config, log),
    media: createMediaStorage(config),
    imaging: createImaging(),
    mailer: createMailer(config.mail, log),
    queue: createQueue(db, log),
    rateLimiter: createRateLimiter(db, log),
  }
  return tracing ? tracePlatform(platform, tracing) : platform
}

type Shared = Pick<Platform, "config" | "origin" | "db" | "clock" | "log">

async function openPayments(shared: Shared): Promise<Pick<Platform, "cardPayments" | "sandbox">> {
  const { razorpay, hasSandbox } = shared.config
  if (razorpay) return { cardPayments: createRazorpayPayments(razorpay), sandbox: null }
  if (!hasSandbox) return { cardPayments: noCardPayments, sandbox: null }
  // The sandbox starts before the site that receives its webhooks, and retries failed deliveries.
  let receive: DeliverWebhook = async () => ({ ok: false })
  const { app, ...sandbox } = await createSandbox({
    ...shared,
    live: razorpay,
    deliverWebhook: (body, headers) => receive(body, headers),
  })
  const mounted: MountedSandbox = {
    app,
    stop: () => sandbox.webhooks.stop(),
    deliverTo(site) {
      receive = site
      void sandbox.webhooks.deliver()
    },
  }
  return { cardPayments: createSandboxPayments(sandbox), sandbox: mounted }
}
