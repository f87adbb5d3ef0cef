import { mkdtempSync, rmSync } from "node:fs"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { getRequestListener } from "@hono/node-server"
import { readConfig } from "../../src/config.ts"
import type { Platform } from "../../src/platform/platform.ts"
import {
  adminPassword,
  editedHotel,
  editedHotelPort,
  emptyHotel,
  emptyHotelPort,
  specialHotel,
  specialHotelPort,
} from "../hotel-under-test.ts"

/**
 * More hotels for the tests, of the same build as the hotel. The empty one has no rooms. The special one has a type
 * out of stock (Suite), one without rooms (Super Deluxe), one off sale (Executive), one that costs nothing (Classic) and
 * a single Family Suite; tests may end a hold there early, and make the sizes of a picture fail. The edited hotel is the
 * special one with the edited texts.
 */
process.env["NODE_ENV"] = "production"
const bundle = new URL("../../build/server/index.js", import.meta.url).href
const { boot, createApp, shutDown } = (await import(bundle)) as typeof import("../../src/server/boot.ts")

type HotelToOpen = { origin: string; port: number; seed: "demo" | "none" }
type Answer = (request: IncomingMessage, response: ServerResponse) => void
type Around = (site: Answer, platform: Platform) => Answer

const furtherServers: Server[] = []
const hotels: { server: Server; platform: Platform; dataDir: string }[] = []

async function open({ origin, port, seed }: HotelToOpen, around: Around): Promise<Platform> {
  const dataDir = mkdtempSync(join(tmpdir(), `vimana-e2e-${seed}-`))
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: seed,
    LOG_LEVEL: "error",
    TRUSTED_PROXIES: "1",
    COPY: "specification",
  }
  const { platform } = await boot(readConfig({ ...settings, ADMIN_PASSWORD: adminPassword }), origin)
  const server = serve(platform, port, around)
  hotels.push({ server, platform, dataDir })
  return platform
}

function serve(platform: Platform, at: number, around: Around): Server {
  const listener = getRequestListener(createApp(platform).fetch)
  const server = createServer(around((request, response) => void listener(request, response), platform))
  // The same as in the hotel: a request on a connection that was just closed would be lost.
  server.keepAliveTimeout = 75_000
  return server.listen(at, "127.0.0.1")
}

const oddities = [
  "update room_types set is_in_stock = false where slug = 'suite'",
  "update room_types set stock_quantity = 0 where slug = 'super-deluxe'",
  "update room_types set is_active = false where slug = 'executive'",
  "update room_types set price_paise = 0, discount_percent = 0, final_price_paise = 0 where slug = 'classic'",
  "update room_types set stock_quantity = 1 where slug = 'family-suite'",
  `update inventory_nights i set capacity = greatest(i.held + i.sold, r.stock_quantity)
   from room_types r where r.id = i.room_type_id`,
]

let staysGiven = 0

const actions: Readonly<Record<string, string>> = {
  "/journeys/hold-ends": "update bookings set hold_expires_at = now() - interval '1 second' where id = $1",
  "/journeys/sign-in-ages":
    "update sessions set authenticated_at = authenticated_at - interval '11 minutes' where user_id = $1",
  "/journeys/picture-fails":
    "update pictures set state = 'failed', failure = 'Error: the disk was full' where id = $1",
}

/** Routes for tests only: dates that no other test uses, and changes that otherwise take time. */
async function answerJourney(address: URL, platform: Platform): Promise<string> {
  if (address.pathname === "/journeys/next-stay") {
    staysGiven += 1
    return String(staysGiven)
  }
  const deskAction = actions[address.pathname]
  if (!deskAction) throw new Error(`no journey may ask for ${address.pathname}`)
  await platform.db.execute(deskAction, [address.searchParams.get("id")])
  return "done"
}

async function close(): Promise<void> {
  for (const server of furtherServers) server.close()
  for (const { server, platform, dataDir } of hotels) {
    server.close()
    server.closeAllConnections()
    await shutDown(platform)
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.exit(0)
}

process.on("SIGTERM", () => void close())
process.on("SIGINT", () => void close())

await open({ origin: emptyHotel, port: emptyHotelPort, seed: "none" }, (site) => site)
const special = await open(
  { origin: specialHotel, port: specialHotelPort, seed: "demo" },
  (site, platform) => {
    const ready = oddities.reduce(
      (before, change) => before.then(() => platform.db.execute(change)),
      Promise.resolve<unknown>(null),
    )
    return (request, response) => {
      const address = new URL(request.url ?? "/", specialHotel)
      const answer = address.pathname.startsWith("/journeys/")
        ? ready.then(() => answerJourney(address, platform)).then((text) => response.end(text))
        : ready.then(() => site(request, response))
      answer.catch((error: unknown) => response.writeHead(500).end(String(error)))
    }
  },
)
const edited = { ...special, origin: editedHotel, config: { ...special.config, edition: "edited" as const } }
furtherServers.push(serve(edited, editedHotelPort, (site) => site))
