import type { Actor, Role, staffRoles } from "./actor.ts"

export type StaffRole = (typeof staffRoles)[number]

/** The rights of the administration, and the roles that have them. */
export const staffRights = {
  "desk.see": ["owner", "front-desk"],
  "bookings.see": ["owner", "front-desk"],
  "bookings.change": ["owner", "front-desk"],
  "bookings.delete": ["owner"],
  "refunds.issue": ["owner", "front-desk"],
  "folio.void-any": ["owner"],
  "folio.approve": ["owner"],
  "revenue.see": ["owner"],
  "accounts.see": ["owner"],
  "settlements.resolve": ["owner"],
  "rooms.change": ["owner"],
  "rates.see": ["owner", "front-desk"],
  "rates.change": ["owner"],
  "content.change": ["owner", "marketing"],
  "newsletter.manage": ["owner", "marketing"],
  "page-views.see": ["owner", "marketing"],
  "events.manage": ["owner", "events"],
  "tables.manage": ["owner", "front-desk", "events"],
  "contact.manage": ["owner", "front-desk", "marketing", "events"],
  "users.see": ["owner", "front-desk"],
  "users.manage": ["owner"],
  "emails.see": ["owner", "front-desk"],
  "audit.see": ["owner"],
  "set-up.see": ["owner"],
} as const satisfies Record<string, readonly StaffRole[]>

export type Right = keyof typeof staffRights

/** The displayed names of the roles; the owner is the specification's Admin (ACCT-1). */
export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  owner: "Admin",
  "front-desk": "Front desk",
  marketing: "Marketing",
  events: "Events",
}

export const staffRoleName = (actor: Actor): string | null =>
  actor.kind === "user" && actor.role !== "guest" ? staffRoleNames[actor.role] : null

export const isStaff = (actor: Actor): boolean => actor.kind === "user" && actor.role !== "guest"

/** The system has every right; people have the rights of their role. */
export function hasRight(actor: Actor, right: Right): boolean {
  if (actor.kind !== "user") return actor.kind === "system"
  const holders: readonly Role[] = staffRights[right]
  return holders.includes(actor.role)
}
