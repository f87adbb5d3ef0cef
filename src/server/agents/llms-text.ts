import { Hono } from "hono"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import { listRoomFacts, roomPath, type RoomType } from "#src/features/rooms/room-type.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatMoney } from "#src/shared/money.ts"

const roomLine = (origin: string) => (room: RoomType) =>
  `- [${room.name}](${origin}${roomPath(room)}): ${listRoomFacts(room).join(", ")}, from ${formatMoney(room.finalPrice)} a night, GST included`

function llmsText(origin: string, rooms: readonly RoomType[]): string {
  const { street, city, pin, country } = hotel.address
  return `# ${hotel.fullName}

> ${hotel.tagline}. A hotel of ${hotel.roomsAndSuites} rooms and suites at ${street}, ${city} ${pin}, ${country}.

Check-in from ${hotel.checkInTime}, check-out until ${hotel.checkOutTime}, local time (${hotel.timeZone}). Prices are in
Indian rupees and include GST. Only the guest confirms a stay, on the page of the booking link.

## Rooms and suites

${rooms.map(roomLine(origin)).join("\n")}

## Look for a stay

- [Search](${origin}/check-availability?checkIn=DD-MM-YYYY&checkOut=DD-MM-YYYY&rooms=2-0): all room types for a stay; \`rooms\` is adults-children of each room, joined by _
- [Between flights](${origin}/between-flights?lands=YYYY-MM-DD&landsAt=HH:MM&departs=YYYY-MM-DD&departsAt=HH:MM): the room, the airport car and the price for a layover; \`flight\` and \`onward\` take flight numbers instead of times
- [MCP endpoint](${origin}/mcp): the tools list_room_types, search_stays and quote_stay, by HTTP POST
- [API](${origin}/api/docs): the calls of the site, with an OpenAPI document

## Know before you book

- [Cancellation and refund](${origin}/cancellationandrefund)
- [Terms and conditions](${origin}/termsandconditions)
- [Contact](${origin}/contact-us): ${hotel.reservations.phone}, ${hotel.reservations.email}
- [The site in Hindi](${origin}/hi): each page of the site has its Hindi text at the same path after \`/hi\`
- [Dining](${origin}/dine) and [events](${origin}/corporate)
`
}

/** `/llms.txt` (llmstxt.org): information about the hotel for AI agents. */
export const llmsTextFile = new Hono<ServerEnv>().get("/llms.txt", async (c) => {
  const platform = c.get("platform")
  const text = llmsText(platform.origin, await listActiveRoomTypes(platform.db))
  return c.body(text, 200, {
    "content-type": "text/markdown; charset=utf-8",
    "cache-control": "public, max-age=3600",
  })
})
