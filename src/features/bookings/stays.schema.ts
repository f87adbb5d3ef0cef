import { z } from "zod"
import { parseCalendarDate } from "#src/shared/calendar-date.ts"
import { messages } from "#src/shared/messages.ts"
import { wholeNumber } from "#src/shared/validation/whole-number.ts"
import { dayRoomFields, needsDates } from "./day-rooms/day-room.schema.ts"
import { codeText, rupees } from "./bookings.schema.ts"

const date = z.string({ error: messages.availability.datesMissing }).max(20).transform(parseCalendarDate)
const dateText = "DD-MM-YYYY or YYYY-MM-DD"
const isoDate = z.string().describe("YYYY-MM-DD")

const count = wholeNumber(0, 100)

const staySearchFields = {
  checkIn: date.optional().describe(dateText),
  checkOut: date.optional().describe(dateText),
  ...dayRoomFields,
  qty: count.default(1).describe("Rooms"),
  adult: count.optional().describe("Adults in all rooms; 2 in each unless given"),
  child: count.default(0).describe("Children of 0 to 12 in all rooms"),
}

/** The dates and guests of a search, named as in `POST /api/booking`. */
export const availabilityQuery = z.object(staySearchFields).superRefine(needsDates)

const roomId = z.string().max(100)

const types = z
  .string()
  .max(1000)
  .transform((text) => text.split("_"))
  .optional()
  .describe("The room type of each room, joined by '_', when they differ; the first is `roomId`")

export const quoteQuery = z
  .object({ roomId, types, code: codeText, ...staySearchFields })
  .superRefine(needsDates)

export const priceCalendarQuery = z.object({
  room: roomId.describe("The id of a room type"),
  from: z.string().max(20).optional().describe(`${dateText}; today unless given`),
  to: z
    .string()
    .max(20)
    .optional()
    .describe(`${dateText}, the day after the last night; 31 nights unless given`),
})

export const stayDatesQuery = z.object({
  checkIn: date.describe(dateText),
  checkOut: date.describe(dateText),
})

const shown = (figure: string) =>
  rupees.optional().describe(`The ${figure} that was shown, in rupees; a difference is refused`)

export const stayDatesInput = stayDatesQuery.extend({
  total: shown("total"),
  fee: shown("fee"),
  refund: shown("refund"),
  owed: shown("amount owed afterwards"),
})

const nightOutput = z.object({
  date: isoDate,
  price: z.number().describe("One room, GST included"),
  subtotal: z.number(),
  gst: z.number(),
  roomId: z.string().optional().describe("In several room types: the type of these rooms"),
  qty: z.number().int().optional().describe("In several room types: how many rooms of the type"),
})

export const maxShownLeft = 10

const priceOutput = {
  roomId: z.string(),
  name: z.string(),
  days: z.number().int(),
  qty: z.number().int(),
  nights: z.array(nightOutput),
  subtotal: z.number(),
  gst: z.number(),
  total: z.number(),
  offer: z
    .object({ name: z.string(), code: z.string().nullable(), saving: z.number() })
    .nullable()
    .describe("The offer in these prices, and what the stay costs less with it; null without one"),
  left: z
    .number()
    .int()
    .describe(`Rooms that are left for all of the nights; ${maxShownLeft} if there are more`),
}

/** The quote of a stay in one room type, in rupees. */
export const stayQuoteOutput = z.object(priceOutput)

export const availabilityOutput = z.object({
  ...priceOutput,
  available: z.boolean(),
  reason: z.string().nullable().describe("Why it cannot be booked; null when it can"),
})

export const calendarNightOutput = z.object({
  date: isoDate,
  price: z.number().describe("One room, in rupees, GST included"),
  minimumNights: z.number().int().nullable().describe("The shortest stay that may include it; null for any"),
  available: z.boolean().describe("At least one room is free"),
})
