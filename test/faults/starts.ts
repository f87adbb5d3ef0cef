import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "vitest"
import { aSignUp } from "#src/features/accounts/accounts.factory.ts"
import type { Database } from "#src/platform/db/database.ts"
import { openEmbedded } from "#src/platform/db/embedded.ts"
import { silentLog } from "#src/platform/log/log.ts"
import { createTestDatabase } from "#test/databases/postgresql-database.ts"
import { createHotel, type RunningHotel } from "./hotel.ts"

/** Makes hotels, which share one data folder unless their settings name a database. */
type Open = (settings?: Record<string, string>) => Promise<RunningHotel>

async function withHotels(use: (open: Open) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vimana-starts-"))
  const opened: RunningHotel[] = []
  const open: Open = async (settings) => {
    const common = { ADMIN_PASSWORD: "Runway27Left", SEED: "none", LOG_LEVEL: "error", DATA_DIR: folder }
    const hotel = await createHotel({ ...common, ...settings })
    opened.push(hotel)
    return hotel
  }
  try {
    await use(open)
  } finally {
    for (const hotel of opened) await hotel.stop()
    rmSync(folder, { recursive: true })
  }
}

const post = ({ origin }: RunningHotel, path: string, body: object) =>
  fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })

const addNewerMigration = (db: Database) =>
  db.execute("insert into migrations (name) values ('9999-of-a-newer-build')")

const onUsedFolder = () =>
  withHotels(async (open) => {
    const first = await open()
    await first.start()
    const second = await open()
    await expect(second.start()).rejects.toThrow("is in use by another Vimana")
    await first.ready()
  })

const afterKill = () =>
  withHotels(async (open) => {
    const person = aSignUp()
    const hotel = await open()
    await hotel.start()
    expect((await post(hotel, "/api/user", person)).status).toBe(201)
    hotel.kill()
    await hotel.ended()
    await hotel.start()
    expect((await post(hotel, "/api/user/signin", person)).status).toBe(200)
  })

const onNewerFolder = () =>
  withHotels(async (open) => {
    const hotel = await open()
    await hotel.start()
    await hotel.stop()
    const newer = await openEmbedded(hotel.dataDir, silentLog)
    await addNewerMigration(newer)
    await newer.close()
    await expect(hotel.start()).rejects.toThrow("Nothing was changed")
    const again = await openEmbedded(hotel.dataDir, silentLog)
    await again.execute("delete from migrations where name like '9999%'")
    await again.close()
    await hotel.start()
  })

const onNewerDatabase = () =>
  withHotels(async (open) => {
    const database = await createTestDatabase()
    const db = database.open()
    await addNewerMigration(db)
    const hotel = await open({ DATABASE_URL: database.url })
    await expect(hotel.start()).rejects.toThrow("Nothing was changed")
    await db.close()
    await database.drop()
  })

const withoutDatabase = () =>
  withHotels(async (open) => {
    const hotel = await open({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" })
    await expect(hotel.start()).rejects.toThrow("The database of DATABASE_URL does not answer")
  })

/** Starts under a fault: refused with a message, or normal. */
export const starts: Readonly<Record<string, () => Promise<void>>> = {
  "start on the data folder of a running hotel: refused, the other goes on": onUsedFolder,
  "start after kill -9 on the embedded database: nothing is lost": afterKill,
  "start of an older build on a newer data folder: refused, nothing is changed": onNewerFolder,
  "start of an older build on a newer PostgreSQL database: refused": onNewerDatabase,
  "start without its database: refused": withoutDatabase,
}
