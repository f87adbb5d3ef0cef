import type { IncomingMessage } from "node:http"
import { api } from "../api/api.ts"
import { listPagePaths } from "../pages.ts"

/** '/admin/rates' is of '/admin', '/api/room/5' of '/api/room'. */
function firstSegments(path: string): string {
  const [, first = "", second = ""] = path.split("/")
  return first === "api" ? `/api/${second}` : `/${first}`
}

const isFixed = (group: string): boolean => !/[:*]/.test(group)

const filePaths = [
  "/",
  "/assets",
  "/media",
  "/documents",
  "/healthz",
  "/readyz",
  "/sitemap.xml",
  "/feed.xml",
  "/feeds",
]

/** The groups of the server's paths; an address outside of them counts as 'other', so that labels stay few. */
export async function listRequestGroups(): Promise<ReadonlySet<string>> {
  const paths = [...filePaths, ...api.routes.map(({ path }) => path), ...(await listPagePaths())]
  return new Set(paths.map(firstSegments).filter(isFixed))
}

export const findRequestGroup = (url: string, groups: ReadonlySet<string>): string => {
  const group = firstSegments(url.split("?", 1)[0] ?? "/")
  return groups.has(group) ? group : "other"
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"])

export const methodOf = ({ method = "GET" }: IncomingMessage): string =>
  methods.has(method) ? method : "other"
