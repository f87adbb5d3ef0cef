/** The browser's storage for this tab; null where it keeps nothing for this site, and throws at the mention of it. */
export function sessionStore(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
