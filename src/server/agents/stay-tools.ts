import { cancellableQuote } from "#src/features/bookings/cancel/cancellable-stay.ts"
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"
import { z } from "zod"
import {
  formatNotAvailable,
  formatPartyRefusal,
  formatStayRefusal,
} from "#src/features/availability/availability-messages.ts"
import { findCombinedStay } from "#src/features/availability/combined-stay.service.ts"
import type { Party } from "#src/features/availability/party.ts"
import {
  type CheckedSearch,
  type CheckedQuoteRefusal,
  quoteStay,
  refuseBadCode,
  type QuotedRoom,
  type QuotedStay,
  searchStays,
} from "#src/features/availability/quote-stay.service.ts"
import { toRoomsOfType, roomsInOrder, type TypeOfStay } from "#src/features/availability/types-of-stay.ts"
import { formatBookingQuery } from "#src/features/availability/stay-search-url.ts"
import { formatCancellation } from "#src/features/bookings/cancel/cancellation-text.ts"
import { presentStayQuote } from "#src/features/bookings/stays.answers.ts"
import { limitCode } from "#src/features/pricing/offers/code-limit.service.ts"
import { formatCodeRefusal } from "#src/features/pricing/offers/offer-text.ts"
import { countNights, formatRoomTypes, type Quote } from "#src/features/pricing/quote.ts"
import { listRoomFacts, type RoomType } from "#src/features/rooms/room-type.ts"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { parseIsoDate } from "#src/shared/calendar-date.ts"
import { messages } from "#src/shared/messages.ts"
import { toRupees } from "#src/shared/money.ts"

const day = (label: string) => z.iso.date().describe(`${label}, as YYYY-MM-DD`)

const stayInput = {
  checkIn: day("The day of arrival"),
  checkOut: day("The day of departure"),
  rooms: z
    .array(z.object({ adults: z.number().int(), children: z.number().int().default(0) }))
    .default([{ adults: 2, children: 0 }])
    .describe("The guests of each room: 1 or 2 adults, and up to 2 children of 0 to 12 years"),
}

type StayInput = { checkIn: string; checkOut: string; rooms: Party }

const toSearch = ({ checkIn, checkOut, rooms }: StayInput) => ({
  checkIn: parseIsoDate(checkIn),
  checkOut: parseIsoDate(checkOut),
  party: rooms,
})

const answer = (structuredContent: Record<string, unknown>) => ({
  structuredContent,
  content: [{ type: "text" as const, text: JSON.stringify(structuredContent) }],
})

const refusal = (text: string) => ({ isError: true, content: [{ type: "text" as const, text }] })

function formatRefusal(reason: CheckedQuoteRefusal): string {
  switch (reason.kind) {
    case "stay":
      return formatStayRefusal(reason.reason).text
    case "party":
      return formatPartyRefusal(reason.reason, reason.room).text
    case "not-available":
      return formatNotAvailable(reason).text
    case "zero-total":
      return messages.availability.zeroTotal
    case "code":
      return formatCodeRefusal(reason.reason)
    case "unknown-room":
      return "There is no such room type. search_stays lists all of them."
  }
}

type Bookable = CheckedSearch & {
  readonly room: RoomType
  readonly types: readonly TypeOfStay[]
  readonly quote: Quote
  readonly typedCode?: string
}

/** The page on which the guest confirms the stay; the tools themselves book nothing. */
function bookingUrl(origin: string, { room, types, stay, party, quote, typedCode }: Bookable): string {
  const quoted = { totalRupees: toRupees(quote.total), nights: countNights(quote.nights) }
  const mix = types.length > 1 && { types: roomsInOrder(types).map(({ slug }) => slug) }
  const search = { ...stay, party, ...mix, ...(typedCode && { code: typedCode }) }
  return `${origin}/booking/${room.id}?${formatBookingQuery(search, quoted)}`
}

const presentQuotedRoom = (origin: string, quoted: QuotedRoom) => ({
  roomId: quoted.room.id,
  name: quoted.room.name,
  isAvailable: quoted.isAvailable,
  ...(quoted.isAvailable
    ? { totalRupees: toRupees(quoted.quote.total), bookingUrl: bookingUrl(origin, quoted) }
    : { reason: quoted.why ? formatNotAvailable(quoted.why).text : messages.availability.notAvailable }),
})

/** The hotel, and the network address of the agent. */
export type Caller = { readonly platform: Platform; readonly address: string }

const isReadOnly = { readOnlyHint: true, openWorldHint: false }

/** Rooms of several types, for a stay that no single type has room for. */
const presentCombination = (origin: string, quoted: QuotedStay) => ({
  name: formatRoomTypes(quoted.types.map(toRoomsOfType)),
  roomIds: roomsInOrder(quoted.types).map(({ id }) => id),
  totalRupees: toRupees(quoted.quote.total),
  bookingUrl: bookingUrl(origin, quoted),
})

function addRoomTypes(server: McpServer, platform: Platform): void {
  const description =
    "The room types of the hotel: size, bed, view and price of a night from, taxes included."
  server.registerTool("list_room_types", { description, annotations: isReadOnly }, async () => {
    const rooms = await listActiveRoomTypes(platform.db)
    return answer({
      currency: "INR",
      roomTypes: rooms.map((room) => ({
        roomId: room.id,
        name: room.name,
        description: room.message,
        facts: listRoomFacts(room),
        fromRupeesPerNight: toRupees(room.finalPrice),
      })),
    })
  })
}

function addSearch(server: McpServer, platform: Platform): void {
  const description =
    "Which room types are free for a stay, each with its total in rupees, taxes included, and a link where the guest books it. When no type has enough rooms, a combination of types that has."
  const config = { description, inputSchema: stayInput, annotations: isReadOnly }
  server.registerTool("search_stays", config, async (input) => {
    const found = await searchStays(platform, toSearch(input))
    if (!found.ok) return refusal(formatRefusal(found.refusal))
    const offers = found.value.map((quoted) => presentQuotedRoom(platform.origin, quoted))
    const combined = await findCombinedStay(platform, found.value, { search: toSearch(input) })
    const combination = combined && presentCombination(platform.origin, combined.quoted)
    return answer({ currency: "INR", offers, ...(combination && { combination }) })
  })
}

function addQuote(server: McpServer, { platform, address }: Caller): void {
  const description =
    "The price of a stay in one room type, or in several together: every night with its GST, what a cancellation costs, and a link where the guest books it."
  const code = z.string().max(40).optional().describe("The promo code of the guest")
  const roomIds = z
    .array(z.string())
    .optional()
    .describe("The roomId of each room, when they differ; the first is `roomId`")
  const inputSchema = {
    ...stayInput,
    roomId: z.string().describe("A roomId of search_stays"),
    roomIds,
    code,
  }
  server.registerTool("quote_stay", { description, inputSchema, annotations: isReadOnly }, async (input) => {
    const { code: typed, roomIds: types } = input
    const search = { ...toSearch(input), ...(types && { types }), ...(typed && { code: typed }) }
    const limited = await limitCode(platform, address, search)
    const quoted = refuseBadCode(await quoteStay(platform, input.roomId, limited))
    if (!quoted.ok) return refusal(formatRefusal(quoted.refusal))
    return answer({
      currency: "INR",
      ...presentStayQuote(quoted.value),
      cancellation: formatCancellation(cancellableQuote(quoted.value), platform.clock.now().toISOString()),
      bookingUrl: bookingUrl(platform.origin, {
        ...quoted.value,
        ...(input.code && { typedCode: input.code }),
      }),
    })
  })
}

/** The tools for agents that search for a stay. All are read-only; the guest books by the link. */
export function addStayTools(server: McpServer, caller: Caller): void {
  addRoomTypes(server, caller.platform)
  addSearch(server, caller.platform)
  addQuote(server, caller)
}
