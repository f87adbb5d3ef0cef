/** Part of a telephone number as stored, however it was typed or said: '+91 98150 67421' is '9815067421'; null for words. */
export function phoneDigitsOf(words: string): string | null {
  if (!/^[+\d\s()-]+$/.test(words)) return null
  const digits = words.replaceAll(/\D/g, "")
  if (digits.length < 3) return null
  return digits.length > 10 ? digits.slice(-10) : digits
}
