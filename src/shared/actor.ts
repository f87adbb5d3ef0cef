/** The roles of the staff; the constraint `users_role_check` of the database has the same. */
export const staffRoles = ["owner", "front-desk", "marketing", "events"] as const

/** The roles: a guest, or one of the staff. The API shows opaque codes instead of these names (CONST-5). */
export const roles = ["guest", ...staffRoles] as const

export type Role = (typeof roles)[number]

/** Who makes the request. The server decides it from the session, never from data that a browser stored. */
export type Actor =
  | { readonly kind: "visitor" }
  | {
      readonly kind: "user"
      readonly userId: string
      readonly role: Role
      /** One of the staff who has to set up a second factor; acts as a guest until then (SAFE-8). */
      readonly awaitsSecondFactor?: true
      /** One of the staff who last entered the password over ten minutes ago; refunds and changes of roles require it again (SAFE-8). */
      readonly needsReauthentication?: true
    }
  | { readonly kind: "system" }

export type SignedInActor = Extract<Actor, { kind: "user" }>

/** Whether sensitive actions, such as refunds and changes of other accounts, require the password first. */
export const needsReauthentication = (actor: Actor): boolean =>
  actor.kind === "user" && actor.needsReauthentication === true

/** The signed-in user, for records of who did something; null for visitors and jobs. */
export const userIdOf = (actor: Actor): string | null => (actor.kind === "user" ? actor.userId : null)

export const visitor: Actor = { kind: "visitor" }

/** The hotel itself: jobs, webhooks, the reconciler. */
export const system: Actor = { kind: "system" }

const roleCodes: Readonly<Record<Role, string>> = {
  guest: "vm-r-5c1fd0a7",
  owner: "vm-r-e83b26d4",
  "front-desk": "vm-r-2d94c17e",
  marketing: "vm-r-b0687f35",
  events: "vm-r-94ea3d12",
}

/** The opaque code of a role, as stored in browsers and shown by the API. */
export const roleCode = (role: Role): string => roleCodes[role]

/** The specification's admin code: the owner's (NAV-3). */
export const adminRoleCode = roleCodes.owner
