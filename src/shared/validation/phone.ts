const spacing = /[\s().\p{Pd}]/gu
const hindiZero = 0x0966
const hindiDigits = /[०-९]/g
const indian = /^(?:\+91)?([6-9]\d{9})$/
/** ITU-T E.164: a country code that begins with 1 to 9, and 7 to 15 digits in all. */
const foreign = /^\+(?!91)[1-9]\d{6,14}$/

/**
 * Parses a phone number: ten digits for an Indian one (VAL-4), with the country code for any other (L-27, GUEST-2);
 * null for anything else. Spaces and punctuation are ignored, and the digits of Hindi are read as well.
 */
export function readPhone(text: string): string | null {
  const digits = text
    .replaceAll(spacing, "")
    .replaceAll(hindiDigits, (digit) => String(digit.charCodeAt(0) - hindiZero))
  return indian.exec(digits)?.[1] ?? foreign.exec(digits)?.[0] ?? null
}

/** The address that calls a stored phone number. */
export const phoneHref = (phone: string): string =>
  phone.startsWith("+") ? `tel:${phone}` : `tel:+91${phone}`

/** Countries where the 0 before a national number is also dialled from abroad (ITU national numbering plans). */
const keepsZero = new Set(["+39", "+225", "+229", "+241", "+242"])

function joined(country: string, typed: string): string {
  const number = typed.trim()
  const code = /\+\d+$/.exec(country)?.[0] ?? "+91"
  if (number === "" || number.startsWith("+") || code === "+91") return number
  return code + (keepsZero.has(code) ? number : number.replace(/^0/, ""))
}

/** The values of a form whose phone field has the country beside the number: `phone` is the whole number. */
export function joinPhone<Values extends Record<string, unknown>>(values: Values): Values {
  const { phoneCountry, phone } = values
  if (typeof phoneCountry !== "string" || typeof phone !== "string") return values
  return { ...values, phone: joined(phoneCountry, phone) }
}
