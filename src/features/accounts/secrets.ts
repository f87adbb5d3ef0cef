import { createHash, randomBytes, timingSafeEqual } from "node:crypto"

/** 32 random bytes in base64url, of `secretShape`: the credential itself, never stored. */
export const newSecret = (): string => randomBytes(32).toString("base64url")

/** The hash of a secret, as stored. */
export const hashOfSecret = (secret: string): Buffer => createHash("sha256").update(secret).digest()

/** Compares in constant time, so that the time reveals nothing. */
export const isSameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(hashOfSecret(a), hashOfSecret(b))
