import type { Platform } from "#src/platform/platform.ts"
import { forgetEndedSessions } from "./sessions.service.ts"

/** Night work of the accounts; call before the queue starts. */
export function registerAccountJobs(platform: Platform): void {
  platform.queue.schedule("forget-ended-sessions", "40 3 * * *", () => forgetEndedSessions(platform))
}
