import type { Platform } from "../platform.ts"
import { traceCalls, traceJobs } from "./traced-calls.ts"
import type { Tracing } from "./tracing.ts"

/** The platform with a span for each call that leaves the process, and for each job. */
export const tracePlatform = (platform: Platform, tracing: Tracing): Platform => ({
  ...platform,
  cardPayments: traceCalls(platform.cardPayments, "card-payments", tracing),
  mailer: traceCalls(platform.mailer, "mailer", tracing),
  media: traceCalls(platform.media, "media", tracing),
  queue: traceJobs(platform.queue, tracing),
})
