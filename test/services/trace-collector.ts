import { createServer } from "node:http"
import { text } from "node:stream/consumers"
import { listen, portOf } from "#test/local-server.ts"

/** A span as OTLP sends it, with its attributes as a record. */
export type ReceivedSpan = {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly status: { readonly code?: number }
  readonly attributes: Readonly<Record<string, unknown>>
}

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> }
type Sent = Omit<ReceivedSpan, "attributes"> & { readonly attributes: readonly Attribute[] }
type Body = {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Sent[] }[] }[]
}

const readable = (span: Sent): ReceivedSpan => ({
  ...span,
  attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
})

/** A collector that keeps what it gets by OTLP over HTTP, in JSON. */
export async function openTraceCollector() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const keep = async () => {
      const body = await text(request)
      if (request.url === "/v1/traces") bodies.push(body)
      response.writeHead(200, { "content-type": "application/json" }).end("{}")
    }
    void keep()
  })
  await listen(server)
  return {
    endpoint: `http://127.0.0.1:${portOf(server)}`,
    /** The raw bodies of all requests. */
    text: () => bodies.join("\n"),
    spans: (): ReceivedSpan[] =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans.map(readable))),
    close: () => void server.close(),
  }
}
