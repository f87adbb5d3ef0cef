import { Writable } from "node:stream"
import { renderToPipeableStream } from "react-dom/server"
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router"
import { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import { redactPath } from "#src/platform/log/logged-path.ts"
import "#src/shared/hindi/hindi.ts"
import { faultContext, languageContext, nonceContext, platformContext, structureContext } from "./context.ts"
import { NonceContext } from "./nonce.ts"
import { collectServedTexts, ServedTextsContext } from "#src/web/first-visit/served-texts.ts"
import { StructureContext } from "#src/web/frame/structure-context.ts"

const renderTimeoutMilliseconds = 10_000

type HandledContext = { request: Request; context: Readonly<RouterContextProvider> }

export function handleError(error: unknown, { request, context }: HandledContext) {
  if (error instanceof DatabaseUnavailable) context.get(faultContext).unavailable = error
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof DatabaseUnavailable) return
  context.get(platformContext).log.error({ err: error, path: redactPath(request.url) }, "a page failed")
}

/** Collects a page, so that it is sent in one write: React writes it in parts of two kilobytes. */
function collectPage(onFinish: (page: Buffer<ArrayBuffer>) => void): Writable {
  const parts: Buffer[] = []
  return new Writable({
    write(part: Buffer, _, done) {
      parts.push(part)
      done()
    },
    final(done) {
      onFinish(Buffer.concat(parts))
      done()
    },
  })
}

/** The manifest with the routes of the current URL only: the router would create every route again for each page. */
function ofMatchedRoutes(entry: EntryContext): EntryContext {
  const { routes } = entry.manifest
  const matched = entry.staticHandlerContext.matches.map(({ route }) => [route.id, routes[route.id]])
  return { ...entry, manifest: { ...entry.manifest, routes: Object.fromEntries(matched) } }
}

/** Renders a whole page before answering, so that its status is right and it works before any script. */
export default function handleRequest(
  ...[request, status, headers, entry, context]: [
    Request,
    number,
    Headers,
    EntryContext,
    RouterContextProvider,
  ]
): Promise<Response> {
  const nonce = context.get(nonceContext)
  const log = context.get(platformContext).log
  const texts = context.get(languageContext) === "hi" ? collectServedTexts() : null
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <StructureContext value={context.get(structureContext)}>
          <ServedTextsContext value={texts}>
            <ServerRouter context={ofMatchedRoutes(entry)} url={request.url} nonce={nonce} />
          </ServedTextsContext>
        </StructureContext>
      </NonceContext>,
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout)
          headers.set("content-type", "text/html; charset=utf-8")
          pipe(
            collectPage((rendered) => {
              const page = texts ? Buffer.from(texts.addTo(rendered.toString())) : rendered
              headers.set("content-length", String(page.length))
              resolve(new Response(page, { headers, status }))
            }),
          )
        },
        onShellError: reject,
        onError(error) {
          if (!isRouteErrorResponse(error) && !(error instanceof DatabaseUnavailable))
            log.error({ err: error, path: redactPath(request.url) }, "a page failed to render")
        },
      },
    )
    // After a stall of the event loop the timer is due before the render's own turn, which must come first.
    const timeout = setTimeout(() => setImmediate(abort), renderTimeoutMilliseconds)
  })
}
