import { randomInt } from "node:crypto"

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

/** Random letters and digits, as in the provider's own identifiers and keys. */
export const randomWord = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("")

type Kind = "order" | "pay" | "rfnd" | "disp" | "evt"

/** An identifier in the provider's form: 'order_' and fourteen letters and digits. */
export const newId = (kind: Kind): string => `${kind}_${randomWord(14)}`
