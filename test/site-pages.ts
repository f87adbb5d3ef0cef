import type { RouteConfigEntry } from "@react-router/dev/routes"
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from "react-router"
import * as entryModule from "#src/web/entry.server.tsx"
import * as rootModule from "#src/web/root.tsx"
import routeConfig from "#src/web/routes.ts"

/** A page of the site, by its path in the site map and its file. */
export type SitePage = {
  readonly id: string
  readonly path: string
  readonly file: string
  readonly module: PageModule
}

type PageModule = {
  readonly loader?: unknown
  readonly action?: unknown
  readonly default?: Parameters<typeof withComponentProps>[0]
  readonly ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0]
}

const modules = import.meta.glob<PageModule>(
  "../src/web/{site,account,admin}/{*-layout.tsx,pages/**/*.{ts,tsx}}",
)

const idOf = ({ id, file }: RouteConfigEntry): string => id ?? file.replace(/\.tsx?$/, "")

// The build passes the properties to the components of a page.
const built = ({ default: Page, ErrorBoundary, ...rest }: PageModule): PageModule => ({
  ...rest,
  ...(Page && { default: withComponentProps(Page) }),
  ...(ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary) }),
})

async function moduleOf(file: string): Promise<PageModule> {
  const load = modules[`../src/web/${file}`]
  if (!load) throw new Error(`there is no ${file}`)
  return built(await load())
}

type Route = {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: PageModule
  file: string
}

async function routesOf(entries: readonly RouteConfigEntry[], parentId: string): Promise<Route[]> {
  const found: Route[] = []
  for (const entry of entries) {
    const id = idOf(entry)
    const { path, index, file, children = [] } = entry
    found.push({
      id,
      parentId,
      ...(path !== undefined && { path }),
      ...(index && { index }),
      module: await moduleOf(file),
      file,
    })
    found.push(...(await routesOf(children, id)))
  }
  return found
}

/** The manifest of the browser's scripts, which nothing runs here. */
const assetOf = ({ id, parentId, path, index, module }: Route) => ({
  id,
  parentId,
  path,
  index,
  module: `/assets/${id}.js`,
  imports: [],
  hasLoader: "loader" in module,
  hasAction: "action" in module,
  hasClientAction: "clientAction" in module,
  hasClientLoader: "clientLoader" in module,
  hasErrorBoundary: "ErrorBoundary" in module,
})

const byId = <Value extends { id: string }>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value.id, value]))

/** The whole site for `servePages`, from its source: loaders, actions and pages as the server renders them. */
export async function readSitePages() {
  const root: Route = { id: "root", path: "", module: built(rootModule), file: "root.tsx" }
  const routes = [root, ...(await routesOf(routeConfig, "root"))]
  const pages = routes.flatMap(({ id, path, index, file, module }): SitePage[] =>
    id !== "root" && (path !== undefined || index) ? [{ id, path: `/${path ?? ""}`, file, module }] : [],
  )
  const build = {
    entry: { module: entryModule },
    routes: byId(routes),
    assets: {
      entry: { module: "/assets/entry.js", imports: [] },
      routes: byId(routes.map(assetOf)),
      url: "/assets/manifest.js",
      version: "test",
    },
  } as unknown as ServerBuild
  return { build, pages }
}
