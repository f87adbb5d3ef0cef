import { join } from "node:path"
import { serveStatic } from "@hono/node-server/serve-static"
import { Hono } from "hono"
import type { Config } from "#src/config.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

export const cacheForOneYear = "public, max-age=31536000, immutable"
const cacheForOneDay = "public, max-age=86400"

/** The built files. A missing file answers 404 without rendering a page. */
export function staticFiles({ projectDir }: Config) {
  const root = join(projectDir, "build", "client")
  const keep = (value: string) => (_path: string, c: { header: (name: string, value: string) => void }) =>
    c.header("cache-control", value)
  return new Hono<ServerEnv>()
    .use("/assets/*", serveStatic({ root, precompressed: true, onFound: keep(cacheForOneYear) }))
    .all("/assets/*", (c) => c.text("There is no such file.", 404))
    .use("/brand/*", serveStatic({ root, precompressed: true, onFound: keep(cacheForOneDay) }))
    .all("/brand/*", (c) => c.text("There is no such file.", 404))
    .get(
      "/:file{[a-z0-9-]+\\.(?:ico|png|svg|webmanifest|txt)}",
      serveStatic({ root, onFound: keep(cacheForOneDay) }),
    )
    .get("/favicon.ico", (c) => c.text("There is no such file.", 404))
}
