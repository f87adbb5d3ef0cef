import type { ServerBuild } from "react-router"

const answer = () => new Response("no pages here", { status: 404 })
const everything = { id: "everything", path: "*", module: { loader: answer, action: answer } }

const without = {
  entry: { module: { default: answer } },
  routes: { everything },
  assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "" },
} as unknown as Pages

type Pages = Pick<ServerBuild, "entry" | "routes" | "assets">

// What the server imports; the objects stay the same, and their content changes.
export const entry: Record<string, unknown> = { ...without.entry }
export const routes: Record<string, unknown> = { ...without.routes }
export const assets: Record<string, unknown> = { ...without.assets }
export const publicPath = "/"
export const assetsBuildDirectory = ""
export const future = {}
export const ssr = true
export const isSpaMode = false
export const prerender: string[] = []
export const routeDiscovery = { mode: "initial", manifestPath: "/__manifest" }

/**
 * Stands in for the built pages: every page is a 404, unless a test serves pages. Tests of one worker share the server,
 * so a test that serves pages removes them with the returned function.
 */
export function servePages(pages: Pages): () => void {
  const put = (given: Pages) => {
    for (const id of Object.keys(routes)) delete routes[id]
    Object.assign(entry, given.entry)
    Object.assign(routes, given.routes)
    Object.assign(assets, given.assets)
  }
  put(pages)
  return () => put(without)
}
