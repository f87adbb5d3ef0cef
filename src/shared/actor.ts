/** What a signed-in person may be. Names are ours; the API shows opaque codes instead (CONST-5). */
export type Role = "guest" | "admin"

/** Who asks: decided by the server from the session, never from what a browser stored. */
export type Actor =
  | { readonly kind: "visitor" }
  | { readonly kind: "user"; readonly userId: string; readonly role: Role }
  | { readonly kind: "system" }

export type SignedInActor = Extract<Actor, { kind: "user" }>

export const visitor: Actor = { kind: "visitor" }

/** The house itself: jobs, webhooks, the reconciler. */
export const system: Actor = { kind: "system" }

export const isAdmin = (actor: Actor): boolean => actor.kind === "user" && actor.role === "admin"

const roleCodes: Readonly<Record<Role, string>> = { guest: "vm-r-5c1fd0a7", admin: "vm-r-e83b26d4" }

/** The opaque code of a role, as stored in browsers and shown by the API. */
export const roleCode = (role: Role): string => roleCodes[role]

export const adminRoleCode = roleCodes.admin
