import { sessionStore } from "#src/ui/session-storage.ts"

const seenKey = "welcome-seen"

/** It does not come again in this browser session. */
export const storeFilmSeen = (): void => sessionStore()?.setItem(seenKey, "1")

/** Whether the film may still come: not seen yet, not unwelcome, and nobody has begun to read. */
export function isFilmWanted(): boolean {
  const kept = sessionStore()
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches
  return kept !== null && kept.getItem(seenKey) === null && !isStill && window.scrollY === 0
}

// A click, not its beginning: what lies under the film must not be pressed by what ends it.
const uses = ["keydown", "click", "wheel", "touchmove"] as const

/** Calls back once, when somebody begins to use the page; gives what calls it off. */
export function whenPageIsUsed(onUse: () => void): () => void {
  const controller = new AbortController()
  const use = () => {
    controller.abort()
    onUse()
  }
  for (const name of uses) window.addEventListener(name, use, { passive: true, signal: controller.signal })
  return () => controller.abort()
}
