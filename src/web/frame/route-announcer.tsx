import { useEffect, useRef, useState } from "react"
import { useLocation } from "react-router"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"

/**
 * Announces the title of a page that was reached without a full load. When the focused element was removed with the
 * previous page, or by the answer to a form, `main` gets the focus.
 */
export function RouteAnnouncer() {
  const { pathname, key } = useLocation()
  const [title, setTitle] = useState("")
  const shown = useRef({ pathname, key })
  useEffect(() => {
    if (shown.current.key === key) return
    if (shown.current.pathname !== pathname) setTitle(document.title)
    shown.current = { pathname, key }
    if (document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true })
  }, [pathname, key])
  return (
    <VisuallyHidden>
      <span aria-live="polite">{title}</span>
    </VisuallyHidden>
  )
}
