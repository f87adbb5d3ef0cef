import { context, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api"
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks"
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http"
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources"
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace"
import type { SpanStart, Tracing } from "./tracing.ts"

const kinds: Readonly<Record<SpanStart["kind"], SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
  step: SpanKind.INTERNAL,
}

/** Sends traces by OTLP over HTTP. Its other variables, such as OTEL_SERVICE_NAME, are read by OpenTelemetry itself. */
export function openTelemetry(endpoint: string): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` })
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "vimana" }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer("vimana")
  return {
    begin({ name, kind, attributes = {} }) {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes })
      const within = trace.setSpan(context.active(), span)
      return {
        traceId: span.spanContext().traceId,
        during: (work) => context.with(within, work),
        end(outcome) {
          if (outcome?.attributes) span.setAttributes(outcome.attributes)
          if (outcome?.error !== undefined) {
            span.setAttribute("error.type", outcome.error)
            span.setStatus({ code: SpanStatusCode.ERROR })
          }
          span.end()
        },
      }
    },
    // The queue creates spans of its own, which are not exported.
    isTraced: () => trace.getActiveSpan()?.isRecording() === true,
    flush: () => provider.forceFlush(),
    async stop() {
      await provider.shutdown()
      context.disable()
    },
  }
}
