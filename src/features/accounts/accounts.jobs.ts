import type { Platform } from "#src/platform/platform.ts"
import { forgetOldDevices } from "./known-devices.service.ts"
import {
  forgetOldResets,
  registerPasswordResetJobs,
} from "#src/features/accounts/password-reset/password-resets.service.ts"
import { forgetEndedSessions } from "#src/features/accounts/sessions/sessions.service.ts"

/** Registers the jobs for accounts; call before the queue starts. */
export function registerAccountJobs(platform: Platform): void {
  registerPasswordResetJobs(platform)
  platform.queue.schedule("forget-old-password-resets", "50 3 * * *", () => forgetOldResets(platform))
  platform.queue.schedule("forget-old-devices", "45 3 * * *", () => forgetOldDevices(platform))
  platform.queue.schedule("forget-ended-sessions", "40 3 * * *", () => forgetEndedSessions(platform))
}
