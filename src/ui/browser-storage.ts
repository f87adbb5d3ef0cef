/** The browser's storage; null where there is none: one that is told to keep nothing throws at its mere mention. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
