import type { Hono } from "hono"
import type { Config } from "#src/config.ts"
import type { CardPayments } from "./card-payments/card-payments.ts"
import type { DeliverWebhook } from "./card-payments/sandbox/webhooks.ts"
import type { Clock } from "./clock.ts"
import type { Database } from "./db/database.ts"
import type { Reads } from "./db/reads.ts"
import type { Imaging } from "./imaging/imaging.ts"
import type { FlightTimes } from "./flight-times/flight-times.ts"
import type { Log } from "./log/log.ts"
import type { Mailer } from "./mailer/mailer.ts"
import type { MediaStorage } from "./media/media-storage.ts"
import type { Queue } from "./queue/queue.ts"
import type { RateLimiter } from "./rate-limiter/rate-limiter.ts"
import type { Tracing } from "./tracing/tracing.ts"

/** The sandbox, and the function that sets the URL for its webhooks. */
export type MountedSandbox = {
  readonly app: Hono
  deliverTo(receive: DeliverWebhook): void
  stop(): void
}

/** The services that the features use. */
export type Platform = {
  readonly config: Config
  /** The public origin of the site, without a trailing slash. */
  readonly origin: string
  readonly db: Database
  /** Where pages for everybody and lists of the administration read. */
  readonly reads: Reads
  readonly clock: Clock
  readonly log: Log
  readonly mailer: Mailer
  readonly cardPayments: CardPayments
  readonly flightTimes: FlightTimes
  readonly media: MediaStorage
  readonly imaging: Imaging
  readonly queue: Queue
  readonly rateLimiter: RateLimiter
  /** Null without a collector of traces. */
  readonly tracing: Tracing | null
  /** The payment sandbox; null with live keys or without online payment. */
  readonly sandbox: MountedSandbox | null
}
