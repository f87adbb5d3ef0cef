import { randomBytes } from "node:crypto"
import type { IncomingMessage, RequestListener } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { Context } from "hono"
import { readSessionCookie } from "#src/features/accounts/sessions/session-cookie.ts"
import {
  readStayVersions,
  type StayVersions,
  versionOfAllStays,
  versionOfStay,
} from "#src/features/availability/stay-versions.service.ts"
import { readContentVersion } from "#src/features/content/content-version.service.ts"
import { findRoomTypeBySlug } from "#src/features/rooms/rooms.service.ts"
import type { Database } from "#src/platform/db/database.ts"
import { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import type { Platform } from "#src/platform/platform.ts"
import { visitor } from "#src/shared/actor.ts"
import type { LogPosition } from "#src/shared/log-position.ts"
import { type Admission, createAdmission } from "./admission/admission.ts"
import { createBusyPage } from "./admission/busy-page.ts"
import { createApp } from "./app.ts"
import { resolveAddress } from "./middleware/caller-address.ts"
import { securityHeaders } from "./middleware/security-headers.ts"
import {
  isForEverybody,
  createCacheablePage,
  createPageInEncoding,
  type Rendering,
} from "#src/server/page-cache/cacheable-page.ts"
import { type DatedSearch, createDatedReader, datedSearchKey } from "./page-cache/dated-searches.ts"
import { createContentQueryCache } from "./page-cache/content-query-cache.ts"
import { createPageCache } from "./page-cache/page-cache.ts"
import { createPageListener } from "./page-cache/page-listener.ts"
import { roomSlugIn } from "./page-cache/shared-pages.ts"
import { createVersionWatch } from "./page-cache/version-watch.ts"
import { renderPage } from "./pages.ts"

type Render = typeof renderPage

/** Versions, and a log position at which the replica has the changes that they count. */
type Reading<Versions> = { readonly versions: Versions; readonly position: LogPosition | null }

/** The position is read last: it may have more changes than the versions, never fewer. */
async function withPosition<Versions>(
  { reads }: Platform,
  versions: Promise<Versions>,
): Promise<Reading<Versions>> {
  return { versions: await versions, position: await reads.position() }
}

/** Renders pages for an anonymous visitor from the address alone; null when the page is not the same for everybody. */
function rendererForEverybody(main: Platform, render: Render) {
  const addHeaders = securityHeaders(main)
  return async (path: string, db: Database): Promise<Rendering | null> => {
    const platform = { ...main, db }
    const nonce = randomBytes(16).toString("base64url")
    const c = new Context<ServerEnv>(new Request(`${platform.origin}${path}`), { env: {}, path })
    c.set("nonce", nonce)
    await addHeaders(c, async () => {
      c.res = await render(c.req.raw, { platform, actor: visitor, nonce, address: "everybody" })
    })
    return isForEverybody(c.res) ? { response: c.res, nonce } : null
  }
}

const megabyte = 1024 * 1024

function createCaches(platform: Platform, render: Render) {
  const renderForEverybody = rendererForEverybody(platform, render)
  const withContent = createContentQueryCache()
  const watch = createVersionWatch(() => withPosition(platform, readContentVersion(platform)))
  const stayWatch = createVersionWatch(() => withPosition(platform, readStayVersions(platform)))
  const cache = createPageCache<string, Reading<string>>({
    watch,
    keyOf: (path) => path,
    versionOf: (_, { versions }) => versions,
    async render(path, { position }) {
      const db = await platform.reads.after(position)
      const slug = roomSlugIn(path)
      // The router answers a missing page: rendering it here as well would double its cost.
      if (slug !== null && !(await findRoomTypeBySlug(db, slug))) return null
      const rendering = await renderForEverybody(path, db)
      return rendering && createCacheablePage(rendering)
    },
    servesStale: true,
    maxBytes: 32 * megabyte,
  })
  const datedCache = createPageCache<DatedSearch, Reading<StayVersions>>({
    watch: stayWatch,
    keyOf: datedSearchKey,
    versionOf: ({ stay }, { versions }) =>
      stay ? versionOfStay(versions, stay) : versionOfAllStays(versions),
    async render({ path, encoding }, { versions, position }) {
      const db = withContent(await platform.reads.after(position), versions.common)
      const rendering = await renderForEverybody(path, db)
      return rendering && createPageInEncoding(encoding, rendering)
    },
    // An old number of free rooms would be wrong.
    servesStale: false,
    maxBytes: 12 * megabyte,
  })
  const invalidate = () => {
    watch.invalidate()
    stayWatch.invalidate()
  }
  return { cache, datedCache, invalidate }
}

const callerOf = (
  { config }: Platform,
  { remoteAddress: nearest }: IncomingMessage["socket"],
  { "x-forwarded-for": forwarded }: IncomingMessage["headers"],
): string => resolveAddress({ nearest, forwardedFor: forwarded?.toString() }, config.trustedProxies)

/** Finds the dated searches that are the same for everybody: a signed-in guest gets the prices of members (CORP-2). */
function createDatedFinder({ clock, origin }: Platform) {
  const read = createDatedReader(() => clock.today())
  return ({ url = "/", headers }: IncomingMessage) => {
    const dated = read(url)
    return dated?.stay && readSessionCookie(headers.cookie, origin) !== null ? null : dated
  }
}

/** The request handler: the page caches first, then the app. */
export function createListener(
  platform: Platform,
  render: Render = renderPage,
  admission: Admission = createAdmission(),
): RequestListener {
  const app = getRequestListener(createApp(platform, admission).fetch)
  const parts = {
    ...createCaches(platform, render),
    findDated: createDatedFinder(platform),
    onFault(error: unknown) {
      if (error instanceof DatabaseUnavailable) return null
      platform.log.error({ err: error }, "a page could not be kept")
      return null
    },
    admit: ({ socket, headers }: IncomingMessage) =>
      admission.acquire({ kind: "search", address: callerOf(platform, socket, headers) }),
    answerBusy: createBusyPage(platform),
  }
  return createPageListener(parts, (request, response) => void app(request, response))
}
