import { useSyncExternalStore } from "react"

const query = "(prefers-reduced-motion: reduce)"

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener("change", onChange)
  return () => list.removeEventListener("change", onChange)
}

/** Whether the visitor prefers reduced motion; false on the server. */
export const usePrefersStillness = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
