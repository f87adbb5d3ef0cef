import { PassThrough } from "node:stream"
import { createReadableStreamFromReadable } from "@react-router/node"
import { renderToPipeableStream } from "react-dom/server"
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router"
import { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import { faultContext, nonceContext, platformContext, structureContext } from "./context.ts"
import { NonceContext } from "./nonce.ts"
import { StructureContext } from "#src/web/frame/structure-context.ts"

const renderTimeoutMilliseconds = 10_000

type HandledContext = { request: Request; context: Readonly<RouterContextProvider> }

export function handleError(error: unknown, { request, context }: HandledContext) {
  if (error instanceof DatabaseUnavailable) context.get(faultContext).unavailable = error
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof DatabaseUnavailable) return
  context.get(platformContext).log.error({ err: error, url: request.url }, "a page failed")
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
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <StructureContext value={context.get(structureContext)}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </StructureContext>
      </NonceContext>,
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout)
          const body = new PassThrough()
          headers.set("content-type", "text/html; charset=utf-8")
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
          pipe(body)
        },
        onShellError: reject,
        onError(error) {
          if (!isRouteErrorResponse(error) && !(error instanceof DatabaseUnavailable))
            log.error({ err: error, url: request.url }, "a page failed to render")
        },
      },
    )
    const timeout = setTimeout(abort, renderTimeoutMilliseconds)
  })
}
