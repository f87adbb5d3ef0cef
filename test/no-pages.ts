import type { ServerBuild } from "react-router"

const answer = () => new Response("no pages here", { status: 404 })
const everything = { id: "everything", path: "*", module: { loader: answer, action: answer } }

/** Stands in for the built pages where a test needs the server without them: every page is a 404. */
const build = {
  entry: { module: { default: answer } },
  routes: { everything },
  assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
} as unknown as ServerBuild

export const { entry, routes, assets, publicPath, assetsBuildDirectory } = build
export const { future, ssr, isSpaMode, prerender, routeDiscovery } = build
