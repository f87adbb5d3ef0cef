import { sessionStore, storeForTab } from "#src/ui/browser/session-storage.ts"
import { pageUses, wasUsedEarly } from "./page-uses.ts"

const seenKey = "welcome-seen"

/** The film is not shown again in this browser session. */
export const storeFilmSeen = (): void => storeForTab(seenKey, "1")

/** Whether the film may be shown: not seen in this session, no reduced motion, and the page is not in use yet. */
export function isFilmWanted(): boolean {
  const storage = sessionStore()
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches
  return (
    storage !== null &&
    storage.getItem(seenKey) === null &&
    !isStill &&
    window.scrollY === 0 &&
    !wasUsedEarly()
  )
}

/** Calls back once when the visitor begins to use the page; returns a function that cancels it. */
export function whenPageIsUsed(onUse: () => void): () => void {
  const controller = new AbortController()
  const use = () => {
    controller.abort()
    onUse()
  }
  for (const name of pageUses)
    window.addEventListener(name, use, { passive: true, signal: controller.signal })
  return () => controller.abort()
}
