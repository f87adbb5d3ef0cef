import { createRoute, z } from "@hono/zod-openapi"
import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import {
  createApi,
  doneReply,
  errorBody,
  fieldErrorBody,
  jsonReply,
  refusals,
  tooManyTries,
} from "#src/platform/http/api-reply.ts"
import { sessionOptional } from "#src/platform/http/api-access.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { parseCalendarDate } from "#src/shared/calendar-date.ts"
import { toRupees } from "#src/shared/money.ts"
import { answerStayRefusal } from "#src/features/bookings/place/place-booking.answers.ts"
import {
  type CalendarNight,
  listPriceCalendar,
  type PriceCalendarRefusal,
} from "#src/features/availability/price-calendar.service.ts"
import {
  quoteStay,
  refuseBadCode,
  type QuotedRoom,
  searchStays,
} from "#src/features/availability/quote-stay.service.ts"
import { formatNotAvailable } from "#src/features/availability/availability-messages.ts"
import { limitCode } from "#src/features/pricing/offers/code-limit.service.ts"
import { staySearchesByAddress } from "./stay-rate-limits.ts"
import { presentStayQuote, toStaySearch } from "./stays.answers.ts"
import {
  availabilityOutput,
  availabilityQuery,
  calendarNightOutput,
  priceCalendarQuery,
  quoteQuery,
  stayQuoteOutput,
} from "./stays.schema.ts"

const tags = ["Stays"]

const rateLimited = createMiddleware<ServerEnv>(async (c, next) => {
  const wait = await c.get("platform").rateLimiter.take(staySearchesByAddress, c.get("address"))
  return wait === null ? next() : tooManyTries(c, wait)
})

const availabilityRoute = createRoute({
  method: "get",
  path: "/availability",
  operationId: "searchAvailability",
  tags,
  summary: "Search all room types for a stay: prices and availability",
  middleware: rateLimited,
  request: { query: availabilityQuery },
  responses: {
    200: jsonReply("The room types, as the hotel shows them", doneReply(z.array(availabilityOutput))),
    ...refusals(422, 429),
  },
})

const quoteRoute = createRoute({
  method: "get",
  path: "/quote",
  operationId: "quoteStay",
  tags,
  summary: "Quote a stay in one room type, or in several together",
  description:
    "The price that `POST /api/booking` asks for, with the best offer: also one of a `code`, or of members with a " +
    "session. It is refused where that would be refused.",
  ...sessionOptional,
  middleware: rateLimited,
  request: { query: quoteQuery },
  responses: { 200: jsonReply("The price", doneReply(stayQuoteOutput)), ...refusals(404, 409, 422, 429) },
})

const calendarRoute = createRoute({
  method: "get",
  path: "/price-calendar",
  operationId: "findPriceCalendar",
  tags,
  summary: "List the price of each night in one room type",
  description: "At most 92 nights at once, from today to the last night that can be booked.",
  middleware: rateLimited,
  request: { query: priceCalendarQuery },
  responses: {
    200: jsonReply("The nights", doneReply(z.array(calendarNightOutput))),
    ...refusals(404, 422, 429),
  },
})

const notOnSale = "This room type is not on sale."

function unavailabilityOf({ isAvailable, why }: QuotedRoom): string | null {
  if (isAvailable) return null
  return why ? formatNotAvailable(why).text : notOnSale
}

const presentQuotedRoom = (quoted: QuotedRoom): z.infer<typeof availabilityOutput> => ({
  ...presentStayQuote(quoted),
  available: quoted.isAvailable,
  reason: unavailabilityOf(quoted),
})

const presentNight = ({ night, price, minimumNights, isAvailable }: CalendarNight) => ({
  date: night,
  price: toRupees(price),
  minimumNights,
  available: isAvailable,
})

const calendarErrors: Readonly<
  Record<Exclude<PriceCalendarRefusal, "unknown-room">, Record<string, string>>
> = {
  past: { from: "from Must Not Be In The Past" },
  "not-forward": { to: "to Must Be After from" },
  "too-long": { to: "to Must Be At Most 92 Nights After from" },
  "too-far-ahead": { to: "to Must Be At Most 530 Days From Today" },
}

/** Refuses invalid days; missing days get their defaults later. */
function parseDays(query: { from?: string | undefined; to?: string | undefined }) {
  const from = query.from === undefined ? undefined : parseCalendarDate(query.from)
  const to = query.to === undefined ? undefined : parseCalendarDate(query.to)
  const errors = {
    ...(from === null && { from: "from Must Be A Date" }),
    ...(to === null && { to: "to Must Be A Date" }),
  }
  return { errors, days: { ...(from && { from }), ...(to && { to }) } }
}

function refuseCalendar(c: Context<ServerEnv>, refusal: PriceCalendarRefusal) {
  if (refusal === "unknown-room") return c.json(errorBody("There is no such room."), 404)
  return c.json(fieldErrorBody(calendarErrors[refusal]), 422)
}

/** Availability, quotes and the price calendar, for everybody (API-13). */
export const staysApi = createApi()
  .openapi(availabilityRoute, async (c) => {
    const found = await searchStays(c.get("platform"), toStaySearch(c.req.valid("query")))
    if (found.ok) return c.json({ result: "Done" as const, data: found.value.map(presentQuotedRoom) }, 200)
    return c.json(answerStayRefusal(found.refusal).body, 422)
  })
  .openapi(quoteRoute, async (c) => {
    const { roomId, types, code, ...search } = c.req.valid("query")
    const actor = c.get("actor")
    const question = {
      ...toStaySearch(search),
      ...(types && { types }),
      ...(code && { code }),
      ...(actor.kind === "user" && { guestId: actor.userId }),
    }
    const platform = c.get("platform")
    const limited = await limitCode(platform, c.get("address"), question)
    const quoted = refuseBadCode(await quoteStay(platform, roomId, limited))
    if (quoted.ok) return c.json({ result: "Done" as const, data: presentStayQuote(quoted.value) }, 200)
    const { status, body, headers } = answerStayRefusal(quoted.refusal)
    return c.json(body, status, headers)
  })
  .openapi(calendarRoute, async (c) => {
    const { room, ...dayQuery } = c.req.valid("query")
    const { days, errors } = parseDays(dayQuery)
    if (Object.keys(errors).length > 0) return c.json(fieldErrorBody(errors), 422)
    const nights = await listPriceCalendar(c.get("platform"), room, days)
    if (!nights.ok) return refuseCalendar(c, nights.refusal)
    return c.json({ result: "Done" as const, data: nights.value.map(presentNight) }, 200)
  })
