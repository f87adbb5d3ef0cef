const spacing = /[\s().-]/g
const indian = /^(?:\+91)?([6-9]\d{9})$/
/** ITU-T E.164: a country code that begins with 1 to 9, and at most 15 digits in all. */
const foreign = /^\+(?!91)[1-9]\d{7,14}$/

/**
 * Parses a phone number: ten digits for an Indian one (VAL-4), with the country code for any other (L-27); null for
 * anything else. Spaces and punctuation are ignored.
 */
export function readPhone(text: string): string | null {
  const digits = text.replaceAll(spacing, "")
  return indian.exec(digits)?.[1] ?? foreign.exec(digits)?.[0] ?? null
}
