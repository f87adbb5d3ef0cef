// Crockford's Base32 without the characters that are misread or misheard: no I, L, O, U.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const length = 8
const pattern = new RegExp(`^VM-[${alphabet}]{${length}}$`)

/** 'VM-' and eight letters and digits, from at least eight random bytes. */
export function createBookingReference(random: Uint8Array): string {
  if (random.length < length) throw new RangeError("a reference needs eight random bytes")
  return `VM-${Array.from(random.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join("")}`
}

const somePart = new RegExp(`^[${alphabet}]{1,${length}}$`)

/** Part of a reference, with easily misread characters corrected; null when it holds any other character. */
export function parseReferencePart(typed: string): string | null {
  const characters = typed.toUpperCase().replaceAll("O", "0").replaceAll(/[IL]/g, "1")
  return somePart.test(characters) ? characters : null
}

/** Parses a reference as people type it, with or without 'VM-', spaces and hyphens. */
export function parseBookingReference(text: string): string | null {
  const typed = text.toUpperCase().replaceAll(/[\s-]/g, "")
  // A reference may itself begin with VM, so the length decides whether there is a prefix.
  const characters = typed.length === length + 2 && typed.startsWith("VM") ? typed.slice(2) : typed
  const reference = `VM-${parseReferencePart(characters)}`
  return pattern.test(reference) ? reference : null
}
