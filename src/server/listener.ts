import { randomBytes } from "node:crypto"
import type { RequestListener } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { Context } from "hono"
import { readContentVersion } from "#src/features/content/content-version.service.ts"
import { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import type { Platform } from "#src/platform/platform.ts"
import { visitor } from "#src/shared/actor.ts"
import { createApp } from "./app.ts"
import { securityHeaders } from "./middleware/security-headers.ts"
import {
  isForEverybody,
  type CacheablePage,
  makeCacheablePage,
} from "#src/server/page-cache/cacheable-page.ts"
import { createPageCache } from "./page-cache/page-cache.ts"
import { pagesFirst } from "./page-cache/page-listener.ts"
import { createVersionWatch } from "./page-cache/version-watch.ts"
import { renderPage } from "./pages.ts"

type Render = typeof renderPage

/** Renders pages for an anonymous visitor from the path alone. */
function pagesForEverybody(platform: Platform, render: Render) {
  const addHeaders = securityHeaders(platform)
  return async (path: string): Promise<CacheablePage | null> => {
    const nonce = randomBytes(16).toString("base64url")
    const c = new Context<ServerEnv>(new Request(`${platform.origin}${path}`), { env: {}, path })
    c.set("nonce", nonce)
    await addHeaders(c, async () => {
      c.res = await render(c.req.raw, { platform, actor: visitor, nonce, address: "everybody" })
    })
    return isForEverybody(c.res) ? makeCacheablePage(c.res, nonce) : null
  }
}

/** The request handler: the page cache first, then the app. */
export function createListener(platform: Platform, render: Render = renderPage): RequestListener {
  const app = getRequestListener(createApp(platform).fetch)
  const watch = createVersionWatch(() => readContentVersion(platform))
  const cache = createPageCache({ watch, render: pagesForEverybody(platform, render) })
  const parts = {
    cache,
    invalidate: () => watch.invalidate(),
    onFault(error: unknown) {
      if (error instanceof DatabaseUnavailable) return null
      platform.log.error({ err: error }, "a page could not be kept")
      return null
    },
  }
  return pagesFirst(parts, (request, response) => void app(request, response))
}
