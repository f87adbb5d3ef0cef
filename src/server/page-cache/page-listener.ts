import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import { isUnsafe } from "../middleware/origin-check.ts"
import { type Encoding, encodingFor, isNotModified, quickEncodingFor } from "./conditions.ts"
import type { CacheablePage } from "./cacheable-page.ts"
import type { DatedSearch } from "./dated-searches.ts"
import type { PageCache } from "./page-cache.ts"
import { isSharedPage } from "./shared-pages.ts"

type Sending = { readonly page: CacheablePage; readonly encoding: Encoding }

function send({ page, encoding }: Sending, { method, headers }: IncomingMessage, response: ServerResponse) {
  if (isNotModified(page.etag, headers["if-none-match"])) {
    response.writeHead(304, page.unchanged).end()
    return
  }
  const body = page.bodyIn(encoding)
  response.writeHead(200, body.headers)
  if (method === "HEAD") response.end()
  else response.end(body.bytes)
}

type Parts = {
  cache: PageCache
  datedCache: PageCache<DatedSearch>
  /** The dated search of a request whose answer is for everybody; null for any other. */
  findDated: (request: IncomingMessage) => Omit<DatedSearch, "encoding"> | null
  invalidate: () => void
  onFault: (error: unknown) => null
  /** Waits for a slot to render a dated search; null when too many wait. */
  admit: (request: IncomingMessage) => Promise<(() => void) | null>
  answerBusy: RequestListener
}

// The count of page views, sent with every page view; it changes nothing that a page shows.
const pageViewPath = "/api/page-view"

type Answer = (...parts: Parameters<RequestListener>) => Promise<unknown>

/** Passes a request to the app when its cached answer fails; otherwise the unhandled fault would end the process. */
const orByApp =
  (answer: Answer, onFault: Parts["onFault"], app: RequestListener): RequestListener =>
  (request, response) =>
    void answer(request, response).catch((error: unknown) => {
      onFault(error)
      app(request, response)
    })

/**
 * A request listener that answers pages for everybody from the caches and passes all other requests to the app. The answer depends only on the
 * URL, the accepted encoding and, for dated searches, whether there is a session.
 */
export function createPageListener(parts: Parts, app: RequestListener): RequestListener {
  const { cache, datedCache, findDated, invalidate, onFault, admit, answerBusy } = parts

  function answer<Lookup>(from: PageCache<Lookup>, lookup: Lookup, encoding: Encoding): RequestListener {
    const page = from.find(lookup)
    if (page) return (request, response) => send({ page, encoding }, request, response)
    const loading = from.load(lookup).catch(onFault)
    return (request, response) =>
      void loading.then((loaded) =>
        loaded ? send({ page: loaded, encoding }, request, response) : app(request, response),
      )
  }

  // Shared pages are few and rendered once for all requests, so only dated searches wait for a slot.
  function answerInTurn(lookup: DatedSearch): RequestListener {
    const { encoding } = lookup
    if (datedCache.find(lookup)) return answer(datedCache, lookup, encoding)
    const inTurn: Answer = async (request, response) => {
      const cached = await datedCache.findCurrent(lookup)
      if (cached) return send({ page: cached, encoding }, request, response)
      const leave = await admit(request)
      if (!leave) return answerBusy(request, response)
      const page = await datedCache.load(lookup).catch(onFault)
      leave()
      if (page) send({ page, encoding }, request, response)
      else app(request, response)
    }
    return orByApp(inTurn, onFault, app)
  }

  function chooseListener(request: IncomingMessage): RequestListener {
    const { method = "GET", url = "/", headers } = request
    if (method !== "GET" && method !== "HEAD") return app
    const isShared = isSharedPage(url)
    const dated = isShared ? null : findDated(request)
    if (!isShared && !dated) return app
    const accepted = headers["accept-encoding"]
    if (!dated) return answer(cache, url, encodingFor(accepted))
    return answerInTurn({ ...dated, encoding: quickEncodingFor(accepted) })
  }

  return (request, response) => {
    if (isUnsafe(request.method ?? "GET") && request.url !== pageViewPath) response.once("close", invalidate)
    chooseListener(request)(request, response)
  }
}
