import { createHmac, timingSafeEqual } from "node:crypto"

const sealShape = /^(?<at>[0-9a-z]{1,11})\.(?<proof>[\w-]{43})$/

const computeSignature = (secret: string, at: string): string =>
  createHmac("sha256", secret).update(`form given at ${at}`).digest("base64url")

/** A signed timestamp of when a form was rendered: '<milliseconds in base 36>.<HMAC>'. */
export function signFormTime(secret: string, givenAt: Date): string {
  const at = givenAt.getTime().toString(36)
  return `${at}.${computeSignature(secret, at)}`
}

/** The time in a signed timestamp; null when the signature is invalid. */
export function verifyFormTime(secret: string, seal: string): Date | null {
  const { at, proof } = sealShape.exec(seal)?.groups ?? {}
  if (at === undefined || proof === undefined) return null
  const isOurs = timingSafeEqual(Buffer.from(proof), Buffer.from(computeSignature(secret, at)))
  return isOurs ? new Date(Number.parseInt(at, 36)) : null
}
