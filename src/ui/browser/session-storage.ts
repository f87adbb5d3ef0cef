/** Session storage; null when the browser blocks it, because then reading the property throws. */
export function sessionStore(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** Stores a text for this tab; nothing is stored when the storage is full or the browser forbids it, which throws. */
export function storeForTab(item: string, text: string): void {
  try {
    sessionStore()?.setItem(item, text)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
