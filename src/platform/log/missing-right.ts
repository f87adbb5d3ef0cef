import type { SignedInActor } from "#src/shared/actor.ts"
import type { Right } from "#src/shared/staff-rights.ts"
import type { Log } from "./log.ts"

/** Logs that a user was redirected or refused for lack of a right, a sign of a stolen session (ASVS 16.3.2). */
export const logMissingRight = (
  log: Log,
  { userId, role }: SignedInActor,
  right: Right | "all-staff",
): void => log.warn({ userId, role, right }, "a right is missing")
