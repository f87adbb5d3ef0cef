import { StrictMode, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"

/** The router, which marks the document once React handles its events; browser tests wait for the mark. */
function Router() {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = ""
  }, [])
  return <HydratedRouter />
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Router />
    </StrictMode>,
  )
})

// Who goes on before a page has faded in ends its transition: the browser says so to the router, which does not listen.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault()
})
