const spacing = /[\s().-]/g
const indian = /^(?:\+91)?([6-9]\d{9})$/
/** ITU-T E.164: a country code that begins with 1 to 9, and at most 15 digits in all. */
const foreign = /^\+(?!91)[1-9]\d{7,14}$/

/**
 * A phone as the hotel keeps it: ten digits for one of India (VAL-4), with its country for any other (L-27); null for
 * what is neither. People may space it as they like.
 */
export function readPhone(text: string): string | null {
  const digits = text.replaceAll(spacing, "")
  return indian.exec(digits)?.[1] ?? foreign.exec(digits)?.[0] ?? null
}
