// Crockford's Base32 without the characters that are misread: no I, L, O, U.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const length = 6

/** 'T-' and six letters and digits, from at least six random bytes. */
export function createTableReference(random: Uint8Array): string {
  if (random.length < length) throw new RangeError("a reference needs six random bytes")
  return `T-${Array.from(random.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join("")}`
}
