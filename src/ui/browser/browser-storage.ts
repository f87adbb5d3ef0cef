/** Local storage; null when the browser blocks it, because then reading the property throws. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
