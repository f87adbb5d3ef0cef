import { storeText } from "./browser-storage.ts"

/** Session storage; null when the browser blocks it, because then reading the property throws. */
export function sessionStore(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** Stores a text for this tab. */
export const storeForTab = (item: string, text: string): void => storeText(sessionStore(), item, text)
