import { hotel } from "#src/shared/hotel.ts"

/** The site as authenticators know it: a passkey works on its host name alone (WebAuthn, 5.4.2). */
type RelyingParty = { readonly id: string; readonly name: string; readonly origin: string }

/** The keys that every authenticator can make: EdDSA, ES256, RS256 (COSE). Those that Node calls experimental are left out. */
export const keyAlgorithms = [-8, -7, -257]

const loopback = ["127.0.0.1", "[::1]"]

/** Browsers refuse IP addresses, so a loopback address becomes `localhost`. */
export function createRelyingParty(siteOrigin: string): RelyingParty {
  const url = new URL(siteOrigin)
  if (loopback.includes(url.hostname)) url.hostname = "localhost"
  return { id: url.hostname, name: hotel.fullName, origin: url.origin }
}
