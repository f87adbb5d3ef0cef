import { useEffect, useRef, useState } from "react"
import { useLocation } from "react-router"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"

/**
 * Announces the title of a page that was reached without a full load. When the focused element was removed with the
 * previous page, `main` gets the focus.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState("")
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    if (document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <VisuallyHidden>
      <span aria-live="polite">{title}</span>
    </VisuallyHidden>
  )
}
