import { createHmac, randomInt } from "node:crypto"
import { codeDigits } from "./one-time-code-rules.ts"

/** '048213': six uniformly random digits. */
export const newOneTimeCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0")

/** The stored HMAC of a code, bound to the browser that requested it. */
export const hmacOfCode = (secret: string, ticketHash: Buffer, code: string): Buffer =>
  createHmac("sha256", secret).update(ticketHash).update(code).digest()
