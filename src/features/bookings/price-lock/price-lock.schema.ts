import { z } from "zod"
import { audiences } from "#src/features/content/offers/offer-terms.ts"
import { parseStaySearch } from "#src/features/availability/stay-search-url.ts"
import { daysUntil, parseIsoDate } from "#src/shared/calendar-date.ts"
import { fromPaise } from "#src/shared/money.ts"
import { lockHours, type PriceLock } from "./price-lock.ts"
import { millisecondsPerHour } from "#src/shared/format/durations.ts"

// The offer: its id, name, audience and code, what it saves on each night, and its minimum stay.
const receiptOffer = z.tuple([
  z.guid(),
  z.string(),
  z.enum(audiences),
  z.string().nullable(),
  z.array(z.int().nonnegative()).max(30),
  z.int().positive().optional(),
])

// The stay: its room type, check-in, check-out and party; the price of each night in paise; when the receipt was issued.
const receipt = z.tuple([
  z.guid(),
  z.string(),
  z.string(),
  z.string().max(60),
  z.array(z.int().positive()).min(1).max(30),
  z.int(),
  receiptOffer.optional(),
])

/** The signed text of a receipt: short, because it is part of a URL. */
export function formatLock(lock: PriceLock): string {
  const { roomTypeId, checkIn, checkOut, party, nights, issuedAt } = lock
  const rooms = party.map(({ adults, children }) => `${adults}-${children}`).join("_")
  const prices = nights.map(({ price }) => price)
  const stay = [roomTypeId, checkIn, checkOut, rooms, prices, Date.parse(issuedAt)]
  return JSON.stringify(lock.offer ? [...stay, formatOffer(lock.offer, nights)] : stay)
}

function formatOffer(
  { id, name, audience, code, minimumNights, savings }: NonNullable<PriceLock["offer"]>,
  nights: PriceLock["nights"],
) {
  return [id, name, audience, code, nights.map(({ night }) => savings[night] ?? 0), minimumNights]
}

function parseOffer(
  offer: z.infer<typeof receiptOffer> | undefined,
  nights: PriceLock["nights"],
): PriceLock["offer"] {
  if (!offer) return null
  // Receipts of older versions have no minimum.
  const [id, name, audience, code, amounts, minimumNights = 1] = offer
  const savings = nights.flatMap(({ night }, index) => {
    const amount = amounts[index] ?? 0
    return amount > 0 ? [[night, fromPaise(amount)] as const] : []
  })
  return { id, name, audience, code, minimumNights, savings: Object.fromEntries(savings) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Parses a text whose signature was verified; null for a malformed text. */
export function parseLock(text: string): PriceLock | null {
  const parsed = receipt.safeParse(parseJson(text))
  if (!parsed.success) return null
  const [roomTypeId, from, to, rooms, prices, issued, offer] = parsed.data
  const [checkIn, checkOut] = [parseIsoDate(from), parseIsoDate(to)]
  if (!checkIn || !checkOut) return null
  const nights = daysUntil(checkIn, checkOut).map((night, index) => ({
    night,
    price: fromPaise(prices[index] ?? 0),
  }))
  if (nights.length !== prices.length) return null
  const { party } = parseStaySearch(new URLSearchParams({ rooms }))
  const issuedAt = new Date(issued).toISOString()
  const expiresAt = new Date(issued + lockHours * millisecondsPerHour).toISOString()
  const stay = { roomTypeId, checkIn, checkOut, party, nights }
  return { ...stay, offer: parseOffer(offer, nights), issuedAt, expiresAt }
}
