import { createHash } from "node:crypto"
import { normalizeCode } from "#src/features/content/offers/offer-terms.ts"
import type { Platform } from "#src/platform/platform.ts"

/** Different codes by one network address. */
const codesByAddress = { name: "offer-codes-address", points: 20, seconds: 3600 } as const
/** Marks a code that an address has typed before: typing it again is no new guess and is not counted. */
const knownCode = { name: "offer-code-known", points: 1, seconds: 3600 } as const

type Typed = { readonly code?: string }

/** A search; with `codeWaitSeconds` its code is refused and not looked up. */
type LimitedCode<S> = S & { readonly codeWaitSeconds?: number }

/** Counts a typed code, right or wrong, before it is looked up, so that codes cannot be guessed (SAFE-3). */
export async function limitCode<S extends Typed>(
  { rateLimiter }: Pick<Platform, "rateLimiter">,
  address: string,
  search: S,
): Promise<LimitedCode<S>> {
  const code = normalizeCode(search.code ?? "")
  if (code === "") return search
  const known = createHash("sha256").update(`${address} ${code}`).digest("base64url")
  if (await rateLimiter.isExceeded(knownCode, known)) return search
  const codeWaitSeconds = await rateLimiter.take(codesByAddress, address)
  if (codeWaitSeconds !== null) return { ...search, codeWaitSeconds }
  await rateLimiter.take(knownCode, known)
  return search
}
