import { z } from "zod"
import { parseStaySearch } from "#src/features/availability/stay-search-url.ts"
import { daysUntil, parseIsoDate } from "#src/shared/calendar-date.ts"
import { fromPaise } from "#src/shared/money.ts"
import { lockHours, type PriceLock } from "./price-lock.ts"

const receipt = z.tuple([
  z.guid(),
  z.string(),
  z.string(),
  z.string().max(60),
  z.array(z.int().positive()).min(1).max(30),
  z.int(),
])

/** What a receipt says, as the text that is signed: short, because it is part of an address. */
export function formatLock({ roomTypeId, checkIn, checkOut, party, nights, issuedAt }: PriceLock): string {
  const rooms = party.map(({ adults, children }) => `${adults}-${children}`).join("_")
  const prices = nights.map(({ price }) => price)
  return JSON.stringify([roomTypeId, checkIn, checkOut, rooms, prices, Date.parse(issuedAt)])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The lock of a text whose signature is right; null for a text of another kind. */
export function parseLock(text: string): PriceLock | null {
  const parsed = receipt.safeParse(parseJson(text))
  if (!parsed.success) return null
  const [roomTypeId, from, to, rooms, prices, issued] = parsed.data
  const [checkIn, checkOut] = [parseIsoDate(from), parseIsoDate(to)]
  if (!checkIn || !checkOut) return null
  const nights = daysUntil(checkIn, checkOut).map((night, index) => ({
    night,
    price: fromPaise(prices[index] ?? 0),
  }))
  if (nights.length !== prices.length) return null
  const { party } = parseStaySearch(new URLSearchParams({ rooms }))
  const issuedAt = new Date(issued).toISOString()
  const expiresAt = new Date(issued + lockHours * 3_600_000).toISOString()
  return { roomTypeId, checkIn, checkOut, party, nights, issuedAt, expiresAt }
}
