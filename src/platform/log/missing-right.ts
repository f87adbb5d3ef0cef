import type { SignedInActor } from "#src/shared/actor.ts"
import type { Right } from "#src/shared/staff-rights.ts"
import type { Log } from "./log.ts"

/** Logs who was redirected or refused, as an attacker with a stolen session would be (ASVS 16.3.2). */
export const logMissingRight = (
  log: Log,
  { userId, role }: SignedInActor,
  right: Right | "all-staff",
): void => log.warn({ userId, role, right }, "a right is missing")
