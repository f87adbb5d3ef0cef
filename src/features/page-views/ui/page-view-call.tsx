import { useEffect, useRef } from "react"
import { useLocation } from "react-router"

// Older browsers and some extensions say it in their own ways.
type Wishes = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

function wantsNoCount(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & Wishes
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true
}

// Not sendBeacon: that sends the session cookie along, and this call is to know nothing of who makes it.
function tellOf(path: string): void {
  const call = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path }),
    credentials: "omit",
    keepalive: true,
    priority: "low",
  } as const
  // Chromium keeps the call open for as long as nobody reads an answer that it must not store.
  fetch("/api/page-view", call)
    .then((answer) => answer.text())
    .catch(() => undefined)
}

/** Tells the hotel, on each route change and when the browser has nothing better to do, that a page was seen. */
export function PageViewCall() {
  const { pathname } = useLocation()
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (told.current === pathname || wantsNoCount()) return
    told.current = pathname
    setTimeout(() => tellOf(pathname), 0)
  }, [pathname])
  return null
}
