import type { ServerBuild } from "react-router"

type Routes = ServerBuild["routes"]

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The first segment of a path as the router compares it; '/_.data' and '/rooms.data' are data requests for pages. */
const firstSegment = (path: string): string => {
  const segment = decoded(/^\/?([^/]*)/.exec(path)?.[1] ?? "").toLowerCase()
  return segment.replace(/^_\.data$|\.data$/, "")
}

/** The first segment that a route matches; null when it may match any. */
function segmentOf(routes: Routes, route: Routes[string]): string | null {
  if (!route) return null
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  const ofParent = parent ? segmentOf(routes, parent) : null
  if (ofParent !== null) return ofParent
  if (route.index) return ""
  return !route.path || /^[:*]|\?/.test(route.path) ? null : firstSegment(route.path)
}

/**
 * Returns the routes that can match a path: those of its first segment, and those that match any. The router tries its routes
 * one after the other, twice for each request.
 */
export function groupRoutes(routes: Routes): (path: string) => Routes {
  const entries = Object.entries(routes).map((entry) => ({ entry, segment: segmentOf(routes, entry[1]) }))
  const groupOf = (requested: string | null): Routes =>
    Object.fromEntries(
      entries.filter(({ segment }) => segment === null || segment === requested).map(({ entry }) => entry),
    )
  const ofAny = groupOf(null)
  const groups = new Map(
    [...new Set(entries.map(({ segment }) => segment))].map((segment) => [segment, groupOf(segment)]),
  )
  return (path) => groups.get(firstSegment(path)) ?? ofAny
}
