import { useEffect, useEffectEvent } from "react"

/** Runs when the tab is shown again after another one. */
export function useWhenShown(act: () => void): void {
  const show = useEffectEvent(act)
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && show()
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
  }, [])
}
