import { randomUUID } from "node:crypto"
import { createServer } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { Hono } from "hono"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { searchStays } from "#src/features/availability/quote-stay.service.ts"
import { parseStaySearch } from "#src/features/availability/stay-search-url.ts"
import { aRequest } from "#src/features/bookings/bookings.factory.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { listen, portOf } from "#test/local-server.ts"
import { createEmptyDatabase } from "#test/databases/postgresql-database.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"

/** What the benchmark sends to its other process, one at a time. */
export type Command =
  | { readonly kind: "open"; readonly page: string }
  | { readonly kind: "book"; readonly night: CalendarDate }
  | { readonly kind: "book-each-second"; readonly times: number }
  | { readonly kind: "close" }

const database = await createEmptyDatabase(process.env["TEST_DATABASE_URL"])
let platform: TestPlatform
let booking: NodeJS.Timeout | undefined

/** The least work of a dated search: its queries, and a reply of the same bytes. */
async function openBare(page: string): Promise<number> {
  platform = await createTestPlatform({ db: database.open(), now: new Date().toISOString() })
  const bytes = Buffer.from(page, "base64")
  const headers = { "content-type": "text/html; charset=utf-8", "content-length": String(bytes.length) }
  const app = new Hono().get("/check-availability", async (c) => {
    await searchStays(platform, parseStaySearch(new URL(c.req.url).searchParams))
    return c.body(bytes, 200, headers)
  })
  const listener = getRequestListener(app.fetch)
  const server = createServer((request, response) => void listener(request, response))
  await listen(server)
  return portOf(server)
}

/** 1 when a room was free, else 0. */
async function book(checkIn: CalendarDate): Promise<number> {
  const [rooms, { actor }] = await Promise.all([listActiveRoomTypes(platform.db), anAccount(platform)])
  const room = rooms[Math.floor(Math.random() * rooms.length)]
  if (!room) throw new Error("there are no rooms")
  const request = aRequest(room.id, { checkIn, nights: 1, idempotencyKey: randomUUID() })
  return (await placeBooking(platform, actor, request)).ok ? 1 : 0
}

function bookEachSecond(times: number): void {
  clearInterval(booking)
  if (times === 0) return
  const someDay = () => addDays(platform.clock.today(), 2 + Math.floor(Math.random() * 400))
  booking = setInterval(() => void book(someDay()), 1000 / times)
}

async function run(command: Command): Promise<number | null> {
  if (command.kind === "open") return openBare(command.page)
  if (command.kind === "book") return book(command.night)
  if (command.kind === "book-each-second") bookEachSecond(command.times)
  if (command.kind === "close") {
    clearInterval(booking)
    await platform.db.close()
    await database.drop()
    process.exit()
  }
  return null
}

process.on("message", (command: Command) => {
  void run(command).then((answer) => process.connected && process.send?.(answer))
})
process.send?.(database.url)
