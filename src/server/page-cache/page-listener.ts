import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import { isUnsafe } from "../middleware/origin-check.ts"
import { encodingFor, isAlreadyThere } from "./conditions.ts"
import type { CacheablePage } from "./cacheable-page.ts"
import type { DatedQuestion } from "./dated-questions.ts"
import type { PageCache } from "./page-cache.ts"
import { isSharedPage } from "./shared-pages.ts"

function send(page: CacheablePage, { method, headers }: IncomingMessage, response: ServerResponse): void {
  if (isAlreadyThere(page.etag, headers["if-none-match"])) {
    response.writeHead(304, page.unchanged).end()
    return
  }
  const body = page.bodyIn(encodingFor(headers["accept-encoding"]))
  response.writeHead(200, body.headers)
  if (method === "HEAD") response.end()
  else response.end(body.bytes)
}

type Parts = {
  cache: PageCache
  datedCache: PageCache<DatedQuestion>
  findDated: (url: string) => Omit<DatedQuestion, "encoding"> | null
  invalidate: () => void
  onFault: (error: unknown) => null
}

// Sent by the browser for each page that is looked at; it changes nothing that a page shows.
const pageViewPath = "/api/page-view"

/**
 * Answers pages for everybody from the caches; hands all else on. Of a request only its address and the accepted encoding
 * decide what is sent.
 */
export function pagesFirst(parts: Parts, app: RequestListener): RequestListener {
  const { cache, datedCache, findDated, invalidate, onFault } = parts

  async function sendWhenLoaded(
    loading: Promise<CacheablePage | null>,
    ...[request, response]: Parameters<RequestListener>
  ) {
    const page = await loading.catch(onFault)
    if (page) send(page, request, response)
    else app(request, response)
  }

  function answer<Question>(from: PageCache<Question>, question: Question): RequestListener {
    const page = from.find(question)
    if (page) return (request, response) => send(page, request, response)
    return (request, response) => void sendWhenLoaded(from.load(question), request, response)
  }

  function answererOf({ method = "GET", url = "/", headers }: IncomingMessage): RequestListener {
    if (method !== "GET" && method !== "HEAD") return app
    if (isSharedPage(url)) return answer(cache, url)
    const dated = findDated(url)
    if (!dated) return app
    return answer(datedCache, { ...dated, encoding: encodingFor(headers["accept-encoding"]) })
  }

  return (request, response) => {
    const { method = "GET", url } = request
    if (isUnsafe(method) && url !== pageViewPath) response.once("close", invalidate)
    answererOf(request)(request, response)
  }
}
