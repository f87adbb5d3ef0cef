import { StrictMode, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { tags } from "#src/shared/language/language.ts"

/** The router, which marks the document once React handles its events; browser tests wait for the mark. */
function Router() {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = ""
  }, [])
  return <HydratedRouter />
}

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Router />
      </StrictMode>,
    )
  })

// Before hydration, so that nothing is shown twice. If the catalogue does not load, the served page works without script.
if (document.documentElement.lang === tags.hi) void import("#src/shared/hindi/hindi.ts").then(hydrate)
else hydrate()

// A navigation during a view transition aborts it. The browser rejects a promise that the router does not handle.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault()
})
