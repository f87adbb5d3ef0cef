/** Local storage; null when the browser blocks it, because then reading the property throws. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** Stores a text; nothing is stored when the storage is full or the browser forbids it, which throws. */
export function storeText(storage: Storage | null, item: string, text: string): void {
  try {
    storage?.setItem(item, text)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** Stores a text for this browser. */
export const storeInBrowser = (item: string, text: string): void => storeText(browserStorage(), item, text)
