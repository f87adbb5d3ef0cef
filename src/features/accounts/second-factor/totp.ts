import { Secret, TOTP } from "otpauth"
import { hotel } from "#src/shared/hotel.ts"

const stepMilliseconds = 30_000

/** A new shared secret: 160 bits in base32, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

// SHA-1, six digits and 30 seconds: authenticator apps ignore other parameters.
const totpOf = (secret: string, label = ""): TOTP =>
  new TOTP({ issuer: hotel.fullName, label, secret, algorithm: "SHA1", digits: 6, period: 30 })

/** The address that an authenticator app reads from the QR code. */
export const totpUri = (secret: string, username: string): string => totpOf(secret, username).toString()

/** The time step of a code that is right now, or was or will be within 30 seconds; null for a wrong code. */
export function matchTotpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / stepMilliseconds) + delta
}
