import { useEffect, useRef } from "react"
import { useLocation } from "react-router"

// Older browsers and some extensions use other properties for the same preference.
type Wishes = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

function wantsNoCount(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & Wishes
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true
}

// Not sendBeacon: it sends the session cookie, and this call must not identify the visitor.
function reportView(path: string): void {
  const call = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path }),
    credentials: "omit",
    keepalive: true,
    priority: "low",
  } as const
  // Chromium keeps the request open until a response with no-store is read.
  fetch("/api/page-view", call)
    .then((answer) => answer.text())
    .catch(() => undefined)
}

/** Reports a page view after each route change, when the browser is idle. */
export function PageViewCall() {
  const { pathname } = useLocation()
  const lastCounted = useRef<string | null>(null)
  useEffect(() => {
    if (lastCounted.current === pathname || wantsNoCount()) return
    lastCounted.current = pathname
    setTimeout(() => reportView(pathname), 0)
  }, [pathname])
  return null
}
