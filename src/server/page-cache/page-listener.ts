import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import { isUnsafe } from "../middleware/origin-check.ts"
import { encodingFor, isAlreadyThere } from "./conditions.ts"
import type { CacheablePage } from "./cacheable-page.ts"
import type { PageCache } from "./page-cache.ts"
import { isSharedPage } from "./shared-pages.ts"

function send(page: CacheablePage, { method, headers }: IncomingMessage, response: ServerResponse): void {
  if (isAlreadyThere(page.etag, headers["if-none-match"])) {
    response.writeHead(304, page.unchanged).end()
    return
  }
  const body = page.bodies[encodingFor(headers["accept-encoding"])]
  response.writeHead(200, body.headers)
  if (method === "HEAD") response.end()
  else response.end(body.bytes)
}

type Parts = { cache: PageCache; invalidate: () => void; onFault: (error: unknown) => null }

/** Answers pages for everybody from the cache; hands all else on. Nothing of a request but its path decides what is sent. */
export function pagesFirst({ cache, invalidate, onFault }: Parts, app: RequestListener): RequestListener {
  async function sendWhenLoaded(path: string, request: IncomingMessage, response: ServerResponse) {
    const page = await cache.load(path).catch(onFault)
    if (page) send(page, request, response)
    else app(request, response)
  }
  return (request, response) => {
    const { method = "GET", url = "/" } = request
    if (isUnsafe(method)) response.once("close", invalidate)
    if ((method !== "GET" && method !== "HEAD") || !isSharedPage(url)) return app(request, response)
    const page = cache.find(url)
    if (page) send(page, request, response)
    else void sendWhenLoaded(url, request, response)
  }
}
