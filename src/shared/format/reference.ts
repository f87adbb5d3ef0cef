// Crockford's Base32 without the characters that are misread or misheard: no I, L, O, U.
export const referenceAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

type Shape = { readonly prefix: string; readonly length: number }

/** The prefix, and letters and digits from at least as many random bytes. */
export function createReference({ prefix, length }: Shape, random: Uint8Array): string {
  if (random.length < length) throw new RangeError(`a reference needs ${length} random bytes`)
  const characters = Array.from(
    random.subarray(0, length),
    (byte) => referenceAlphabet[byte % referenceAlphabet.length],
  )
  return prefix + characters.join("")
}
