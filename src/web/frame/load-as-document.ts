import { use, useEffect } from "react"
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from "react-router"

/**
 * Loads the next page as a document when its script cannot be loaded, as after a deployment, which removes the scripts of
 * the build before. The router alone would load the page again that is left, although a form was sent (decision 147).
 */
export function LoadAsDocument(): null {
  const router = use(UNSAFE_DataRouterContext)?.router
  const manifest = use(UNSAFE_FrameworkContext)?.manifest
  useEffect(
    () =>
      router?.subscribe(({ navigation }) => {
        if (navigation.state !== "loading") return
        const { pathname, search, hash, key } = navigation.location
        // The latest navigation of a document cancels those before: this one comes after the router's own.
        const load = () =>
          setTimeout(() => {
            const isCurrent = router.state.navigation.location?.key === key
            if (isCurrent) window.location.assign(pathname + search + hash)
          })
        for (const { route } of matchRoutes(router.routes, pathname, router.basename) ?? []) {
          const script = manifest?.routes[route.id]?.module
          if (script !== undefined) import(/* @vite-ignore */ script).catch(load)
        }
      }),
    [router, manifest],
  )
  return null
}
