import { use, useEffect } from "react"
import { UNSAFE_DataRouterContext } from "react-router"

/**
 * Submits a form once: not again until its answer has arrived. Buttons refuse a second press as well, but only after the
 * next render, and a double press is faster.
 */
export function SendOnce(): null {
  const router = use(UNSAFE_DataRouterContext)?.router
  useEffect(() => {
    let last: EventTarget | null = null
    const refuse = (event: Event) => {
      if (event.target === last && router?.state.navigation.formMethod === "POST") {
        event.preventDefault()
        event.stopPropagation()
      }
      last = event.target
    }
    window.addEventListener("submit", refuse, true)
    return () => window.removeEventListener("submit", refuse, true)
  }, [router])
  return null
}
