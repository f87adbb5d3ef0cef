import { StrictMode, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { tags } from "#src/shared/language/language.ts"
import { repeatEarlyPresses } from "#src/web/first-visit/early-presses.ts"
import { readServedTexts } from "#src/web/first-visit/hindi-catalogue.ts"
import { restrictMarkup } from "#src/web/frame/trusted-types.ts"

/** The router, which marks the document once React handles its events; browser tests wait for the mark. */
function Router() {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = ""
    repeatEarlyPresses()
  }, [])
  return <HydratedRouter />
}

restrictMarkup()
if (document.documentElement.lang === tags.hi) readServedTexts()

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
