import { withTraceId } from "../log/trace-id.ts"

/** Figures and fixed words. Never a value that a person entered, and no id of a person. */
type SpanAttributes = Readonly<Record<string, string | number>>

export type SpanStart = {
  readonly name: string
  /** A request that arrives, one that leaves, background work, or a step of one of them. */
  readonly kind: "server" | "client" | "job" | "step"
  readonly attributes?: SpanAttributes
}

type OpenSpan = {
  readonly traceId: string
  /** Runs work; spans that begin in it are its parts. */
  during<T>(work: () => T): T
  /** Ends it, with the name of the error when it failed. */
  end(outcome?: { readonly attributes?: SpanAttributes; readonly error?: string }): void
}

/** Sends the traces of a process to a collector, when a setting names one. */
export type Tracing = {
  begin(start: SpanStart): OpenSpan
  /** Whether the work under way belongs to a span. */
  isTraced(): boolean
  /** Sends what is not yet sent. */
  flush(): Promise<void>
  stop(): Promise<void>
}

/** Loads OpenTelemetry, which a site without the setting never does. */
export async function openTracing(endpoint: string): Promise<Tracing> {
  const { openTelemetry } = await import("./open-telemetry.ts")
  return openTelemetry(endpoint)
}

/** Only the name of an error: its message may hold what a person entered. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/** Runs the work in a span of its own. */
export async function inSpan<T>(tracing: Tracing, start: SpanStart, work: () => T | Promise<T>): Promise<T> {
  const span = tracing.begin(start)
  try {
    const value = await span.during(() => withTraceId(span.traceId, work))
    span.end()
    return value
  } catch (error) {
    span.end({ error: nameOf(error) })
    throw error
  }
}
