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

/** Removes from this tab what is stored under names with this beginning. */
export function removeFromTab(start: string): void {
  const store = sessionStore()
  if (!store) return
  const items = Array.from({ length: store.length }, (_, index) => store.key(index))
  for (const item of items) if (item?.startsWith(start)) store.removeItem(item)
}
