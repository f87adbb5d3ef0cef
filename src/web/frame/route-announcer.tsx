import { useEffect, useRef, useState } from "react"
import { useLocation } from "react-router"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"

/**
 * Tells screen readers the title of a page reached without a full load. Where what had the focus is gone with the page
 * before, the new page takes it.
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
