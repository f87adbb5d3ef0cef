/** Session storage; null when the browser blocks it, because then reading the property throws. */
export function sessionStore(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
