import { createHmac, timingSafeEqual } from "node:crypto"

const signedTimeShape = /^(?<at>[0-9a-z]{1,11})\.(?<signature>[\w-]{43})$/

const computeSignature = (secret: string, at: string): string =>
  createHmac("sha256", secret).update(`form given at ${at}`).digest("base64url")

/** A signed timestamp of when a form was rendered: '<milliseconds in base 36>.<HMAC>'. */
export function signFormTime(secret: string, givenAt: Date): string {
  const at = givenAt.getTime().toString(36)
  return `${at}.${computeSignature(secret, at)}`
}

/** The time in a signed timestamp; null when the signature is invalid. */
export function verifyFormTime(secret: string, signedTime: string): Date | null {
  const { at, signature } = signedTimeShape.exec(signedTime)?.groups ?? {}
  if (at === undefined || signature === undefined) return null
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(computeSignature(secret, at)))
  return isOurs ? new Date(Number.parseInt(at, 36)) : null
}
