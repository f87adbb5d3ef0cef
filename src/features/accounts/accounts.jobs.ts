import type { Platform } from "#src/platform/platform.ts"
import { deleteOldDevices } from "./known-devices.service.ts"
import {
  deleteOldResets,
  registerPasswordResetJobs,
} from "#src/features/accounts/password-reset/password-resets.service.ts"
import { deleteIdleSessionGuests } from "#src/features/accounts/session-guests/session-guests.service.ts"
import { deleteOldChallenges } from "#src/features/accounts/passkeys/passkey-challenges.service.ts"
import { deleteOldSetUps } from "#src/features/accounts/second-factor/set-up.service.ts"
import { deleteOldPendingSignIns } from "#src/features/accounts/sign-in/pending-sign-ins.service.ts"
import { deleteEndedSessions } from "#src/features/accounts/sessions/sessions.service.ts"

/** Registers the jobs for accounts; call before the queue starts. */
export function registerAccountJobs(platform: Platform): void {
  registerPasswordResetJobs(platform)
  platform.queue.schedule("delete-old-password-resets", "50 3 * * *", () => deleteOldResets(platform))
  platform.queue.schedule("delete-old-devices", "45 3 * * *", () => deleteOldDevices(platform))
  platform.queue.schedule("forget-ended-sessions", "40 3 * * *", () => deleteEndedSessions(platform))
  platform.queue.schedule("delete-old-pending-sign-ins", "35 3 * * *", () =>
    deleteOldPendingSignIns(platform),
  )
  platform.queue.schedule("delete-old-passkey-challenges", "30 3 * * *", () => deleteOldChallenges(platform))
  platform.queue.schedule("delete-old-second-factor-set-ups", "25 3 * * *", () => deleteOldSetUps(platform))
  platform.queue.schedule("delete-idle-session-guests", "55 3 * * *", () => deleteIdleSessionGuests(platform))
}
