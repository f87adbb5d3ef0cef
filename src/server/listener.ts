import { randomBytes } from "node:crypto"
import type { RequestListener } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { readContentVersion } from "#src/features/content/content-version.service.ts"
import { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import type { Platform } from "#src/platform/platform.ts"
import { visitor } from "#src/shared/actor.ts"
import { createApp } from "./app.ts"
import { securityHeadersOf } from "./middleware/security-headers.ts"
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

/** Renders a page for a visitor of whom nothing is known, so that nothing of anybody can be in it. */
async function renderForEverybody(
  platform: Platform,
  path: string,
  render: Render,
): Promise<CacheablePage | null> {
  const nonce = randomBytes(16).toString("base64url")
  const request = new Request(`${platform.origin}${path}`)
  const response = await render(request, { platform, actor: visitor, nonce, address: "everybody" })
  if (!isForEverybody(response)) return null
  return makeCacheablePage(response, nonce, (scripts) => securityHeadersOf(platform, path, scripts))
}

/** What answers requests in a running hotel: the kept pages first, then the app. */
export function createListener(platform: Platform, render: Render = renderPage): RequestListener {
  const app = getRequestListener(createApp(platform).fetch)
  const watch = createVersionWatch(() => readContentVersion(platform))
  const cache = createPageCache({ watch, render: (path) => renderForEverybody(platform, path, render) })
  const parts = {
    cache,
    doubt: () => watch.doubt(),
    onFault(error: unknown) {
      if (error instanceof DatabaseUnavailable) return null
      platform.log.error({ err: error }, "a page could not be kept")
      return null
    },
  }
  return pagesFirst(parts, (request, response) => void app(request, response))
}
