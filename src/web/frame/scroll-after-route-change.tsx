import { useEffect, useLayoutEffect, useRef } from "react"
import { NavigationType, useLocation, useNavigationType } from "react-router"

const anchorDelayMilliseconds = 100

/** The key of every entry of the history that the browser itself made, for `<a href="#...">` or a typed hash. */
const keyOfBrowser = "default"

/** The element of a hash; null also for a hash that is not percent-encoded text. */
function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/**
 * Scrolls to the top after a route change, and with a hash smoothly to its anchor after 100 ms (ROUTE-7). It must be rendered
 * after React Router's ScrollRestoration, because it corrects three of its effects: the jump to an anchor, the position that
 * `preventScrollReset` keeps even when a form redirects to another page, and the one position that it stores for all history
 * entries that the browser made.
 */
export function ScrollAfterRouteChange() {
  const { hash, pathname, key } = useLocation()
  const isFollowed = useNavigationType() !== NavigationType.Pop
  const before = useRef({ pathname, key, scrollY: 0 })
  useLayoutEffect(() => {
    const { scrollY, ...shown } = before.current
    before.current = { pathname, key, scrollY }
    const isSamePage = shown.pathname === pathname
    if (!isFollowed && isSamePage && key === keyOfBrowser) findAnchor(hash)?.scrollIntoView()
    if (!isFollowed || shown.key === key) return undefined
    if (!hash && isSamePage) return undefined
    window.scrollTo(0, isSamePage ? scrollY : 0)
    if (!hash) return undefined
    const timer = setTimeout(() => {
      findAnchor(hash)?.scrollIntoView({ behavior: "smooth" })
    }, anchorDelayMilliseconds)
    return () => clearTimeout(timer)
  }, [hash, isFollowed, key, pathname])
  useEffect(() => {
    const remember = () => {
      before.current.scrollY = window.scrollY
    }
    window.addEventListener("scroll", remember, { passive: true })
    return () => window.removeEventListener("scroll", remember)
  }, [])
  return null
}
