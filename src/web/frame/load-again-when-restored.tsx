import { useEffect } from "react"
import { useNavigation } from "react-router"

/**
 * Loads the page again when the back button restores it from the browser's memory in the middle of a navigation. That
 * navigation has no end there: it loaded another document, or the browser stopped its requests when the page was left.
 */
export function LoadAgainWhenRestored(): null {
  const { state } = useNavigation()
  useEffect(() => {
    if (state === "idle") return
    const show = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload()
    window.addEventListener("pageshow", show)
    return () => window.removeEventListener("pageshow", show)
  }, [state])
  return null
}
