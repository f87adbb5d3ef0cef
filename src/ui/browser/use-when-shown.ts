import { useEffect, useEffectEvent } from "react"

/**
 * Runs when the tab is shown again after another one. A phone that wakes up has no network for a moment, and a page that
 * loads again then is lost: it waits until the browser is online.
 */
export function useWhenShown(act: () => void): void {
  const show = useEffectEvent(act)
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && navigator.onLine && show()
    document.addEventListener("visibilitychange", look)
    window.addEventListener("online", look)
    return () => {
      document.removeEventListener("visibilitychange", look)
      window.removeEventListener("online", look)
    }
  }, [])
}
