import { use, useEffect } from "react"
import { createPath, type Location, UNSAFE_DataRouterContext } from "react-router"

/**
 * Loads the next page as a document when its script cannot be loaded, as after a deployment, which removes the scripts of
 * the build before. The router alone would reload the page that is left, although a form was sent (decision 153).
 */
export function LoadAsDocument(): null {
  const router = use(UNSAFE_DataRouterContext)?.router
  useEffect(() => {
    // Undefined in Safari before 26.2 and in Firefox before 147: there the router reloads the page.
    const navigation: Navigation | undefined = window.navigation
    if (!router || !navigation) return
    let unloaded: Location | undefined
    const replaceReload = (event: NavigateEvent) => {
      const { state, location } = router.state.navigation
      if (event.navigationType !== "reload" || event.userInitiated) return
      if (state !== "loading" || location === unloaded) return
      event.preventDefault()
      window.location.assign(createPath(location))
    }
    // A page that the browser keeps and shows again reloads itself, not the page that was loading then.
    const unload = () => {
      unloaded = router.state.navigation.location
    }
    navigation.addEventListener("navigate", replaceReload)
    window.addEventListener("pagehide", unload)
    return () => {
      navigation.removeEventListener("navigate", replaceReload)
      window.removeEventListener("pagehide", unload)
    }
  }, [router])
  return null
}
