import { createHmac, randomInt } from "node:crypto"
import { codeDigits } from "./one-time-code-rules.ts"

/** '048213': six digits, every one of them as likely as any other. */
export const newOneTimeCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0")

/** What the database keeps of a code: bound to the browser that asked for it, useless for any other. */
export const hmacOfCode = (secret: string, ticketHash: Buffer, code: string): Buffer =>
  createHmac("sha256", secret).update(ticketHash).update(code).digest()
