import { randomBytes, randomInt } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import type { Database } from "#src/platform/db/database.ts"
import { silentLog } from "#src/platform/log/log.ts"
import { type MailServer, startMailServer } from "#test/mail-server.ts"
import { createEmptyDatabase } from "#test/databases/postgresql-database.ts"
import { checkHotel, noFindings } from "#test/stress/check.ts"
import { startTcpProxy, type TcpProxy } from "#test/tcp-proxy.ts"
import { mountSmallDisk, type SmallDisk } from "./disk.ts"
import { createHotel, type RunningHotel } from "./hotel.ts"
import { type Provider, startProvider } from "./provider.ts"

/** The user of the database whom the hotel signs in as. */
type DatabaseUser = {
  readonly name: string
  readonly database: string
  /** Ends all of its connections. */
  disconnect(): Promise<void>
}

/** A running hotel, and everything that it depends on, each behind a proxy. */
export type World = {
  readonly hotel: RunningHotel
  /** The disk of its data folder; null where none can be mounted. */
  readonly disk: SmallDisk | null
  /** The hotel's database, around the proxy, as another user. */
  readonly db: Database
  readonly user: DatabaseUser
  readonly database: TcpProxy
  readonly provider: Provider
  readonly mail: MailServer & { readonly proxy: TcpProxy }
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

/** Starts the hotel and its surroundings. */
export async function openWorld(): Promise<World> {
  const empty = await createEmptyDatabase()
  const direct = new URL(empty.url)
  const db = empty.open()
  const [database, provider, mailServer] = await Promise.all([
    startTcpProxy({ host: direct.hostname, port: Number(direct.port) || 5432 }),
    startProvider(),
    startMailServer(),
  ])
  const mailProxy = await startTcpProxy({ host: "127.0.0.1", port: mailServer.port })
  const user = await createUser(db, direct)
  const proxied = new URL(user.url)
  proxied.hostname = "127.0.0.1"
  proxied.port = String(database.port)
  const dataDir = mkdtempSync(join(tmpdir(), "vimana-faults-"))
  const disk = mountSmallDisk(dataDir)
  const hotel = await createHotel({
    DATA_DIR: dataDir,
    ...provider.env,
    DATABASE_URL: proxied.href,
    SMTP_URL: `smtp://127.0.0.1:${mailProxy.port}`,
    ADMIN_PASSWORD: "Runway27Left",
    TRUSTED_PROXIES: "1",
    LOG_LEVEL: "error",
  })
  await hotel.start()
  return {
    hotel,
    disk,
    db,
    user,
    database,
    provider,
    mail: { ...mailServer, proxy: mailProxy },
    async close() {
      await hotel.stop()
      disk?.unmount()
      rmSync(dataDir, { recursive: true })
      await user.remove()
      await db.close()
      await empty.drop()
      await Promise.all([database.close(), mailProxy.close(), mailServer.stop(), provider.close()])
    },
  }
}

/** Nothing is sold twice, and counters, totals, folios, ledger and documents agree. */
export async function expectSoundBooks({ db }: Pick<World, "db">): Promise<void> {
  expect(await checkHotel(db)).toEqual(noFindings)
  expect(await auditHotel({ db, log: silentLog })).toEqual([])
}

/** Ends what a failed case left broken. */
export async function restoreServices({ database, provider, mail }: World): Promise<void> {
  for (const proxy of [database, provider.proxy, mail.proxy]) {
    proxy.cutAt(null)
    await proxy.set("pass")
  }
  provider.misbehave({})
  provider.answerWrongly(false)
}

/** Time passes: jobs that wait for another try run now. */
export const runDelayedJobs = ({ db }: Pick<World, "db">): Promise<unknown> =>
  db.execute("update pgboss.job set start_after = now() where state in ('created', 'retry')")

/** An address of a visitor; each has rate limits of its own. */
export const anAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
