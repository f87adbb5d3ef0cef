import { useEffect, useLayoutEffect, useRef } from "react"
import { NavigationType, useLocation, useNavigationType } from "react-router"

const anchorDelayMilliseconds = 100

/**
 * Scrolls smoothly to the anchor 100 ms after a route change with a hash (ROUTE-7). It must be rendered after
 * ScrollRestoration, which jumps to the anchor: the page is first scrolled back.
 */
export function ScrollToAnchor() {
  const { hash, pathname, key } = useLocation()
  const isFollowed = useNavigationType() !== NavigationType.Pop
  const before = useRef({ pathname, key, scrollY: 0 })
  useLayoutEffect(() => {
    const { scrollY, ...shown } = before.current
    before.current = { pathname, key, scrollY }
    if (!hash || !isFollowed || shown.key === key) return undefined
    const isSamePage = shown.pathname === pathname
    window.scrollTo(0, isSamePage ? scrollY : 0)
    const timer = setTimeout(() => {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior: "smooth" })
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
