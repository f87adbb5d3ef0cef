import type { Role } from "#src/shared/actor.ts"
import { staffRoleNames } from "#src/shared/staff-rights.ts"

/** What each role is called in the list of users. */
export const roleNames: Readonly<Record<Role, string>> = { guest: "Guest", ...staffRoleNames }
