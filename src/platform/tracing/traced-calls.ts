import type { Queue } from "../queue/queue.ts"
import { inSpan, type Tracing } from "./tracing.ts"

type Call = (...values: unknown[]) => unknown

/**
 * An outside service with a span for each call that takes time: by the name of its method, without what is sent. A
 * method that returns at once, such as the check of a signature, makes no call and has no span.
 */
export function traceCalls<Service extends object>(
  service: Service,
  name: string,
  tracing: Tracing,
): Service {
  const traced = Object.entries(service).map(([method, value]): [string, unknown] => {
    if (typeof value !== "function") return [method, value]
    const call = value as Call
    return [
      method,
      (...values: unknown[]) => {
        const span = tracing.begin({ name: `${name} ${method}`, kind: "client" })
        const answer = span.during(() => call(...values))
        if (!(answer instanceof Promise)) return answer
        // The failure belongs to the caller; here it only marks the span.
        answer.then(
          () => span.end(),
          (error: unknown) => span.end({ error: error instanceof Error ? error.name : "error" }),
        )
        return answer
      },
    ]
  })
  return Object.fromEntries(traced) as Service
}

/** The queue with a span for each job. */
export const traceJobs = (queue: Queue, tracing: Tracing): Queue => ({
  ...queue,
  work: (name, worker, retries) =>
    queue.work<Parameters<typeof worker>[0]>(
      name,
      (data) => inSpan(tracing, { name: `job ${name}`, kind: "job" }, () => worker(data)),
      retries,
    ),
  schedule: (name, cron, worker) =>
    queue.schedule(name, cron, () => inSpan(tracing, { name: `job ${name}`, kind: "job" }, worker)),
})
