import { isSameSecret } from "#src/features/accounts/secrets.ts"
import {
  quoteStay,
  quoteStayIgnoringMinimum,
  type QuotedStay,
  type QuoteStayRefusal,
} from "#src/features/availability/quote-stay.service.ts"
import type { QuoteRequest, StaySearch } from "#src/features/availability/stay-search-url.ts"
import { limitCode } from "#src/features/pricing/offers/code-limit.service.ts"
import { signWithStoredSecret } from "#src/platform/db/stored-secret.ts"
import type { Platform } from "#src/platform/platform.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { isLockOf, lockHours, type PriceLock, withPriceLock } from "./price-lock.ts"
import { formatLock, parseLock } from "./price-lock.schema.ts"

const hour = 60 * 60
const locksByAddress = { name: "price-lock-address", points: 60, seconds: hour } as const

const signatureLength = 43

const signPriceLock = ({ db }: Pick<Platform, "db">, payload: string): Promise<string> =>
  signWithStoredSecret(db, "price-lock-secret", payload)

type LockedStay = { readonly roomId: string; readonly search: StaySearch }

type KeepPriceRefusal =
  | QuoteStayRefusal
  /** A receipt keeps the price of nights in rooms of one type: not that of several types, or of a day room. */
  | { readonly kind: "not-kept" }
  | { readonly kind: "too-many-tries"; readonly retryAfterSeconds: number }

/** Signs a receipt for the current price; returns its token. Nothing is stored, and no rooms are held. */
export async function keepPrice(
  platform: Platform,
  { roomId, search }: LockedStay,
  address: string,
): Promise<Result<string, KeepPriceRefusal>> {
  const retryAfterSeconds = await platform.rateLimiter.take(locksByAddress, address)
  if (retryAfterSeconds !== null) return refused({ kind: "too-many-tries", retryAfterSeconds })
  if (search.types || search.dayRoom) return refused({ kind: "not-kept" })
  const quoted = await quoteStay(platform, roomId, await limitCode(platform, address, search))
  if (!quoted.ok) return quoted
  const { stay, party, quote } = quoted.value
  const nights = quote.nights.map(({ night, price }) => ({ night, price }))
  const now = platform.clock.now().getTime()
  const times = {
    issuedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + lockHours * hour * 1000).toISOString(),
  }
  const kept = { roomTypeId: roomId, ...stay, party, nights, offer: quote.offer ?? null }
  const text = formatLock({ ...kept, ...times })
  const payload = Buffer.from(text).toString("base64url")
  return done(`${await signPriceLock(platform, payload)}${payload}`)
}

/** The receipt of a token, also one that has expired; null when it is forged or altered. */
export async function readPriceLock(
  platform: Pick<Platform, "db">,
  token: string,
): Promise<PriceLock | null> {
  const payload = token.slice(signatureLength)
  const signature = token.slice(0, signatureLength)
  if (!isSameSecret(signature, await signPriceLock(platform, payload))) return null
  return parseLock(Buffer.from(payload, "base64url").toString())
}

export const isPriceLockExpired = ({ clock }: Pick<Platform, "clock">, { expiresAt }: PriceLock): boolean =>
  expiresAt <= clock.now().toISOString()

/** The lock of a token for exactly this stay; null when it is forged, expired, or for another stay. */
export async function findPriceLock(
  platform: Platform,
  token: string | null,
  { roomId, search }: LockedStay,
): Promise<PriceLock | null> {
  const lock = token ? await readPriceLock(platform, token) : null
  return lock && !isPriceLockExpired(platform, lock) && isLockOf(lock, roomId, search) ? lock : null
}

export type StayToQuote = { readonly roomId: string; readonly search: QuoteRequest }

/** The quote of a stay at the kept price. A minimum stay that is set later does not apply. */
export async function quoteAtKeptPrice(
  platform: Platform,
  { lock }: { readonly lock: PriceLock | null },
  { roomId, search }: StayToQuote,
): Promise<Result<QuotedStay, QuoteStayRefusal>> {
  const quoted = await (lock ? quoteStayIgnoringMinimum : quoteStay)(platform, roomId, search)
  return quoted.ok ? done(withPriceLock(quoted.value, lock)) : quoted
}
