import { useEffect, useLayoutEffect, useRef } from "react"
import { NavigationType, useLocation, useNavigationType } from "react-router"

const anchorDelayMilliseconds = 100

/**
 * Scrolls to the top after a route change, and with a hash smoothly to its anchor after 100 ms (ROUTE-7). It must be rendered
 * after ScrollRestoration, which jumps to the anchor, and which keeps the position of a form with `preventScrollReset` also
 * when its answer leads to another page.
 */
export function ScrollAfterRouteChange() {
  const { hash, pathname, key } = useLocation()
  const isFollowed = useNavigationType() !== NavigationType.Pop
  const before = useRef({ pathname, key, scrollY: 0 })
  useLayoutEffect(() => {
    const { scrollY, ...shown } = before.current
    before.current = { pathname, key, scrollY }
    if (!isFollowed || shown.key === key) return undefined
    const isSamePage = shown.pathname === pathname
    if (!hash && isSamePage) return undefined
    window.scrollTo(0, isSamePage ? scrollY : 0)
    if (!hash) return undefined
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
