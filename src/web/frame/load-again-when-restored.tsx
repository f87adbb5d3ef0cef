import { useEffect, useEffectEvent } from "react"
import { useNavigation } from "react-router"

/**
 * Loads the page again when the back button restores it from the browser's memory in the middle of a navigation. That
 * navigation has no end there: it loaded another document, or the browser stopped its requests when the page was left.
 */
export function LoadAgainWhenRestored(): null {
  const { state } = useNavigation()
  const show = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && state !== "idle") window.location.reload()
  })
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => show(event)
    window.addEventListener("pageshow", listen)
    return () => window.removeEventListener("pageshow", listen)
  }, [])
  return null
}
