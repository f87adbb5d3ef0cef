import { parseBookingReference, parseReferencePart } from "#src/features/bookings/booking-reference.ts"

/** Part of a telephone number as stored, however it was typed or said: '+91 98150 67421' is '9815067421'; null for words. */
export function parsePhoneDigits(words: string): string | null {
  if (!/^[+\d\s()-]+$/.test(words)) return null
  const digits = words.replaceAll(/\D/g, "")
  if (digits.length < 3) return null
  return digits.length > 10 ? digits.slice(-10) : digits
}

/** The beginning of a reference, typed with or without 'VM-'; null when no reference begins so. */
export function parseReferenceStart(words: string): string | null {
  const reference = parseBookingReference(words)
  if (reference) return reference
  const typed = words.toUpperCase().replaceAll(/[\s-]/g, "")
  const named = typed.startsWith("VM")
  const part = parseReferencePart(named ? typed.slice(2) : typed)
  return part !== null && part.length >= (named ? 1 : 3) ? `VM-${part}` : null
}
