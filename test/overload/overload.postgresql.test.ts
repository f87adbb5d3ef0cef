import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays, formatDayFirst } from "#src/shared/calendar-date.ts"
import { createHotel, type RunningHotel } from "#test/faults/hotel.ts"
import { createEmptyDatabase, type TestDatabase } from "#test/databases/postgresql-database.ts"
import { checkHotel, noFindings } from "#test/stress/check.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { inTurn } from "../../bench/dated-search/search-addresses.ts"
import {
  sendAtRate,
  sendInTurns,
  type Call,
  type Client,
  createClient,
  isAccepted,
  isRefused,
  openConnections,
  quantile,
} from "./load.ts"

// Only `npm run test:overload` sets it: a busy machine would fail a test of times.
const seconds = Number(process.env["OVERLOAD_SECONDS"] ?? 0)
const times = 10
const bookingsPerSecond = 10
const unloadedBookings = 300

let database: TestDatabase
let platform: TestPlatform
let hotel: RunningHotel
let client: Client
let guests: Client
let dataDir: string
let bookings: Call[]

/** Guests who confirm one booking each; there are rooms for all. */
async function someConfirmations(count: number): Promise<Call[]> {
  const room = await aRoom(platform, { stockQuantity: 600 })
  const checkIn = addDays(platform.clock.today(), 20)
  const stay = { checkIn: formatDayFirst(checkIn), checkOut: formatDayFirst(addDays(checkIn, 1)) }
  const body = { roomId: room.id, ...stay, qty: 1, adult: 2, child: 0, paymentMode: "Pay at Hotel" }
  const people = await Promise.all(Array.from({ length: count }, () => aSignedIn(platform)))
  return people.map(({ secret }) => ({
    path: "/api/booking",
    token: secret,
    json: { ...body, idempotencyKey: randomUUID() },
  }))
}

describe.skipIf(seconds === 0)("ten times more requests than the site can answer", () => {
  beforeAll(async () => {
    database = await createEmptyDatabase()
    dataDir = mkdtempSync(join(tmpdir(), "vimana-overload-"))
    hotel = await createHotel({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SEED: "demo",
      MAILBOX: "local",
      PAYMENTS: "sandbox",
      TRUSTED_PROXIES: "1",
      ADMIN_PASSWORD: "Runway27Left",
      LOG_LEVEL: "error",
    })
    await hotel.start()
    platform = await createTestPlatform({ db: database.open(), now: new Date().toISOString() })
    client = createClient(hotel.origin)
    guests = createClient(hotel.origin)
    bookings = await someConfirmations(Math.ceil(bookingsPerSecond * (seconds + 5)) + unloadedBookings)
  })
  afterAll(async () => {
    client.close()
    guests.close()
    await hotel.stop()
    await platform.close()
    await database.drop()
    rmSync(dataDir, { recursive: true })
  })

  test("[SAFE-6] accepted requests are quick, no booking is refused, and the site answers normally five seconds later", async () => {
    const path = inTurn(0, 44_800)
    const search = () => ({ path: path() })
    const book = () => bookings.pop() ?? { path: "/healthz" }
    await sendInTurns(client, search, { callers: 4, seconds: 3 })
    const unloaded = (await sendInTurns(client, search, { callers: 1, seconds: 5 })).replies
    const normalLoad = { perSecond: 20, seconds: unloadedBookings / 20 }
    // The first ones only warm up.
    const alone = (await sendAtRate(guests, book, normalLoad)).slice(100)
    const { replies: ofEight, perSecond } = await sendInTurns(client, search, { callers: 8, seconds: 5 })

    await openConnections(client)
    const [searches, confirmations] = await Promise.all([
      sendAtRate(client, search, { perSecond: perSecond * times, seconds }),
      sendAtRate(guests, book, { perSecond: bookingsPerSecond, seconds }),
    ])
    const endedAt = performance.now()
    let calm = await sendInTurns(client, search, { callers: 1, seconds: 1 })
    while (quantile(calm.replies, 0.5) > 2 * quantile(unloaded, 0.5) && performance.now() - endedAt < 5000)
      calm = await sendInTurns(client, search, { callers: 1, seconds: 1 })

    const accepted = searches.filter(isAccepted)
    const p99 = quantile(unloaded, 0.99)
    const bookingP99 = quantile(alone, 0.99)
    process.stdout.write(
      [
        `capacity ${perSecond.toFixed(0)} searches a second, ${searches.length} asked in ${seconds} s`,
        `accepted ${accepted.length}, refused ${searches.filter(isRefused).length}`,
        `p99 of accepted searches ${(quantile(accepted, 0.99) / p99).toFixed(2)} times the unloaded (${p99.toFixed(0)} ms)`,
        `bookings ${confirmations.filter(isAccepted).length} of ${confirmations.length}, p99 ${(quantile(confirmations, 0.99) / bookingP99).toFixed(2)} times the unloaded (${bookingP99.toFixed(0)} ms)`,
      ].join("\n"),
    )
    expect(ofEight.filter((reply) => !isAccepted(reply))).toEqual([])
    expect(confirmations.filter((reply) => !isAccepted(reply))).toEqual([])
    const refused = searches.filter(isRefused)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every(({ retryAfter }) => retryAfter)).toBe(true)
    expect(accepted.length + refused.length).toBe(searches.length)
    expect(accepted.length / seconds).toBeGreaterThan(perSecond / 4)
    expect(quantile(accepted, 0.99)).toBeLessThan(5 * p99)
    expect(quantile(confirmations, 0.99)).toBeLessThan(5 * bookingP99)
    expect(calm.replies.every(isAccepted)).toBe(true)
    expect(quantile(calm.replies, 0.5)).toBeLessThan(2 * quantile(unloaded, 0.5))
    expect(await checkHotel(platform.db)).toEqual(noFindings)
  }, 120_000)
})
