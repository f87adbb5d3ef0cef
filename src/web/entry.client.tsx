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

// A navigation during a view transition aborts it. The browser rejects a promise that the router does not handle.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault()
})
