import { useCallback, useEffect, useState } from "react"
import { isRouteErrorResponse, useMatches, useRevalidator } from "react-router"

type Results = Record<string, { type: "data" | "error"; result: unknown }>

type Shown = { readonly path: string; readonly data: ReadonlyMap<string, unknown>; isKept: boolean }

const retryMilliseconds = 4000

/** The page that loads again by itself, and its data; null when none does. */
let shown: Shown | null = null

/** No network, no answer, or a server error; not a page that is gone. */
const isFault = (result: unknown): boolean =>
  !(result instanceof Response) && !(isRouteErrorResponse(result) && result.status < 500)

/** For the results of a page's loaders: a page that loads again by itself keeps its data when that fails (`useReload`). */
export function keepShownData(results: Results, url: string): Results {
  if (shown?.path !== new URL(url).pathname) return results
  for (const [routeId, { type, result }] of Object.entries(results)) {
    if (type !== "error" || !isFault(result) || !shown.data.has(routeId)) continue
    results[routeId] = { type: "data", result: shown.data.get(routeId) }
    shown.isKept = true
  }
  return results
}

/**
 * Loads the data of the page again. When that fails (a phone that wakes up has no network for a moment, a server restarts),
 * the page stays as it is and tries again until it succeeds, but not while it is busy.
 */
export function useReload(isBusy = false): () => void {
  const { revalidate } = useRevalidator()
  const matches = useMatches()
  /** The failures since the last answer. */
  const [failures, setFailures] = useState(0)
  const load = useCallback(async () => {
    const data = new Map(matches.map(({ id, loaderData }) => [id, loaderData]))
    const page: Shown = { path: window.location.pathname, data, isKept: false }
    shown = page
    await revalidate()
    if (shown !== page) return
    shown = null
    setFailures((count) => (page.isKept ? count + 1 : 0))
  }, [matches, revalidate])
  const reload = useCallback(() => void load(), [load])
  useEffect(() => {
    if (failures === 0 || isBusy) return undefined
    const timer = setTimeout(reload, retryMilliseconds)
    return () => clearTimeout(timer)
  }, [failures, isBusy, reload])
  return reload
}
