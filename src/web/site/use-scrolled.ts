import { useSyncExternalStore } from "react"

function subscribe(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true })
  return () => window.removeEventListener("scroll", onChange)
}

/** Whether the page is scrolled further than `pixels`; false on the server. */
export const useScrolledBeyond = (pixels: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  )
