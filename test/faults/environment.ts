import { randomBytes, randomInt } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import type { Database } from "#src/platform/db/database.ts"
import { createClock } from "#src/platform/clock.ts"
import { silentLog } from "#src/platform/log/log.ts"
import { type MailServer, startMailServer } from "#test/services/mail-server.ts"
import { type ObjectStore, startObjectStore } from "#test/services/object-store.ts"
import { createEmptyDatabase } from "#test/databases/postgresql-database.ts"
import { checkHotel, noFindings } from "#test/stress/check.ts"
import { startTcpProxy, type TcpProxy } from "#test/services/tcp-proxy.ts"
import { mountSmallDisk, type SmallDisk } from "./disk.ts"
import { type FlightSource, startFlightSource } from "./flight-source.ts"
import { createHotel, type RunningHotel } from "./hotel.ts"
import { type Provider, startProvider } from "./provider.ts"

/** The database user of the hotel. */
type DatabaseUser = {
  readonly name: string
  readonly database: string
  /** Ends all of its connections. */
  disconnect(): Promise<void>
}

/** A running hotel, and everything that it depends on, each behind a proxy. */
export type Environment = {
  readonly hotel: RunningHotel
  /** The disk of its data folder; null where none can be mounted. */
  readonly disk: SmallDisk | null
  /** The hotel's database, around the proxy, as another user. */
  readonly db: Database
  readonly user: DatabaseUser
  readonly database: TcpProxy
  readonly provider: Provider
  readonly mail: MailServer & { readonly proxy: TcpProxy }
  readonly store: ObjectStore
  readonly flights: FlightSource
  close(): Promise<void>
}

type CreatedUser = DatabaseUser & { readonly url: string; remove(): Promise<unknown> }

async function createUser(db: Database, url: URL): Promise<CreatedUser> {
  const name = `vimana_faults_${randomBytes(6).toString("hex")}`
  const password = randomBytes(12).toString("hex")
  const database = url.pathname.slice(1)
  await db.execute(
    `create role ${name} login password '${password}'; alter database ${database} owner to ${name}`,
  )
  const own = new URL(url)
  own.username = name
  own.password = password
  return {
    name,
    database,
    url: own.href,
    remove: () =>
      db.execute(`reassign owned by ${name} to current_user; drop owned by ${name}; drop role ${name}`),
    disconnect: async () =>
      void (await db.execute(
        "select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = $1",
        [name],
      )),
  }
}

async function startMail(): Promise<Environment["mail"]> {
  const server = await startMailServer()
  const proxy = await startTcpProxy({ host: "127.0.0.1", port: server.port })
  return { ...server, proxy, stop: () => Promise.all([server.stop(), proxy.close()]).then(() => undefined) }
}

const storeEnv = ({ settings }: ObjectStore) => ({
  MEDIA_S3_ENDPOINT: settings.endpoint,
  MEDIA_S3_REGION: settings.region,
  MEDIA_S3_BUCKET: settings.bucket,
  MEDIA_S3_ACCESS_KEY: settings.accessKey,
  MEDIA_S3_SECRET_KEY: settings.secretKey,
})

async function startServices(direct: URL) {
  const [database, provider, mail, store, flights] = await Promise.all([
    startTcpProxy({ host: direct.hostname, port: Number(direct.port) || 5432 }),
    startProvider(),
    startMail(),
    startObjectStore(),
    startFlightSource(),
  ])
  return { database, provider, mail, store, flights }
}

/** Starts the hotel and the services that it depends on. */
export async function startEnvironment(): Promise<Environment> {
  const empty = await createEmptyDatabase()
  const direct = new URL(empty.url)
  const db = empty.open()
  const services = await startServices(direct)
  const { database, provider, mail, store, flights } = services
  const user = await createUser(db, direct)
  const proxied = new URL(user.url)
  proxied.hostname = "127.0.0.1"
  proxied.port = String(database.port)
  const dataDir = mkdtempSync(join(tmpdir(), "vimana-faults-"))
  const disk = mountSmallDisk(dataDir)
  const hotel = await createHotel({
    DATA_DIR: dataDir,
    ...provider.env,
    ...storeEnv(store),
    ...flights.env,
    DATABASE_URL: proxied.href,
    SMTP_URL: `smtp://127.0.0.1:${mail.proxy.port}`,
    ADMIN_PASSWORD: "Runway27Left",
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "error",
  })
  await hotel.start()
  return {
    ...services,
    hotel,
    disk,
    db,
    user,
    async close() {
      await hotel.stop()
      disk?.unmount()
      rmSync(dataDir, { recursive: true })
      await user.remove()
      await db.close()
      await empty.drop()
      await Promise.all([database, provider, store, flights].map((service) => service.close()))
      await mail.stop()
    },
  }
}

/** Expects that nothing is sold twice, and that counters, totals, folios, ledger and documents agree. */
export async function expectConsistentHotel({ db }: Pick<Environment, "db">): Promise<void> {
  expect(await checkHotel(db)).toEqual(noFindings)
  expect(await auditHotel({ db, log: silentLog, clock: createClock() })).toEqual([])
}

/** Ends every fault of the services, also one that a failed case left. */
export async function restoreServices(environment: Environment): Promise<void> {
  const { database, provider, mail, store, flights } = environment
  for (const proxy of [database, provider.proxy, mail.proxy, store.proxy, flights.proxy]) {
    proxy.cutAt(null)
    await proxy.set("pass")
  }
  provider.misbehave({})
  provider.answerWrongly(false)
  store.answerFaulty(false)
  flights.answerWrongly(false)
}

/** Runs the jobs now that wait for a retry. */
export const runDelayedJobs = ({ db }: Pick<Environment, "db">): Promise<unknown> =>
  db.execute("update pgboss.job set start_after = now() where state in ('created', 'retry')")

/** An address of a visitor; each has rate limits of its own. */
export const anAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
