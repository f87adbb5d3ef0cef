import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readConfig } from "#src/config.ts"
import type { CardPayments } from "#src/platform/card-payments/card-payments.ts"
import { createClock } from "#src/platform/clock.ts"
import type { Database } from "#src/platform/db/database.ts"
import { type Reads, readsWithoutReplica } from "#src/platform/db/reads.ts"
import type { FlightTimes } from "#src/platform/flight-times/flight-times.ts"
import { localTimetable } from "#src/platform/flight-times/timetable.ts"
import { createImaging } from "#src/platform/imaging/imaging.ts"
import { silentLog } from "#src/platform/log/log.ts"
import type { Email } from "#src/platform/mailer/mailer.ts"
import { createDiskStorage } from "#src/platform/media/disk-storage.ts"
import type { Platform } from "#src/platform/platform.ts"
import { createTestCardPayments, type TestCardPayments } from "./test-card-payments.ts"
import { createTestQueue, type TestQueue } from "./test-queue.ts"
import { createTestRateLimiter } from "./test-rate-limiter.ts"
import { borrowDatabase, emptyTables, returnDatabase } from "./worker-database.ts"

/** The instant at which tests begin unless they say otherwise: noon in New Delhi. */
export const testStart = "2026-07-01T06:30:00.000Z"

export type TestPlatform = Platform & {
  readonly queue: TestQueue
  /** Emails that were sent so far. */
  readonly sentEmails: readonly Email[]
  /** Moves the clock, which stands still otherwise. */
  moveTo(instant: string): void
  passMinutes(minutes: number): void
  /** Empties every table, so that one database serves many tests. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** A test platform with the card provider in memory, whose payments tests make. */
export type PaymentPlatform = TestPlatform & { readonly cardPayments: TestCardPayments }

type TestPlatformOptions = {
  now?: string
  origin?: string
  env?: Record<string, string>
  cardPayments?: CardPayments
  flightTimes?: FlightTimes
  /** A database already open and migrated, such as a real PostgreSQL; else an empty one of the worker. */
  db?: Database
  reads?: Reads
}

export type PaymentPlatformOptions = TestPlatformOptions & { cardPayments?: TestCardPayments }

/** A platform for tests: a real database, and recording fakes for everything else. */
export async function createTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const db = options.db ?? (await borrowDatabase())
  const sentEmails: Email[] = []
  let instant = new Date(options.now ?? testStart)
  const rateLimiter = createTestRateLimiter(() => instant)
  const queue = createTestQueue()
  const dataDir = join(tmpdir(), `vimana-test-${crypto.randomUUID()}`)
  return {
    config: readConfig({
      ADMIN_PASSWORD: "Runway27Left",
      LOG_LEVEL: "silent",
      DATA_DIR: dataDir,
      ...options.env,
    }),
    origin: options.origin ?? "http://localhost:3000",
    db,
    reads: options.reads ?? readsWithoutReplica(db),
    clock: createClock(() => new Date(instant)),
    log: silentLog,
    mailer: { kind: "mailbox", deliver: async (email) => void sentEmails.push(email) },
    cardPayments: options.cardPayments ?? createTestCardPayments(),
    flightTimes: options.flightTimes ?? localTimetable,
    media: createDiskStorage(join(dataDir, "media")),
    imaging: createImaging(),
    queue,
    rateLimiter,
    tracing: null,
    sandbox: null,
    sentEmails,
    moveTo: (to) => {
      instant = new Date(to)
    },
    passMinutes: (minutes) => {
      instant = new Date(instant.getTime() + minutes * 60_000)
    },
    clear: async () => {
      await emptyTables(db)
      rateLimiter.clear()
      queue.clear()
      sentEmails.length = 0
      instant = new Date(options.now ?? testStart)
    },
    close: async () => {
      if (options.db) await db.close()
      else returnDatabase(db)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function createPaymentPlatform(options: PaymentPlatformOptions = {}): Promise<PaymentPlatform> {
  const { cardPayments = createTestCardPayments() } = options
  return Object.assign(await createTestPlatform({ ...options, cardPayments }), { cardPayments })
}
