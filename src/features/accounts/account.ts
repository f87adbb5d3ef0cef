import type { Actor, Role } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"

/** What a person tells about themselves. */
export type Profile = {
  readonly name: string
  readonly username: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly pin: string
  readonly city: string
  readonly state: string
}

export type Account = Profile & {
  readonly id: string
  readonly role: Role
  /** When the owner proved that the address is theirs, in ISO form; null until then (SAFE-4). */
  readonly emailVerifiedAt: string | null
  /** An instant in ISO form. */
  readonly createdAt: string
}

export const noAddress = { address: "", pin: "", city: "", state: "" } as const

/** The part of an account that its owner may change. */
export const profileOf = ({ name, username, email, phone, address, pin, city, state }: Account): Profile => ({
  name,
  username,
  email,
  phone,
  address,
  pin,
  city,
  state,
})

type Changes = { readonly [Field in keyof Profile]?: string | undefined }

/** A profile after a change; what the change leaves out stays as it was. */
export const withChanges = (profile: Profile, changes: Changes): Profile => ({
  name: changes.name ?? profile.name,
  username: changes.username ?? profile.username,
  email: changes.email ?? profile.email,
  phone: changes.phone ?? profile.phone,
  address: changes.address ?? profile.address,
  pin: changes.pin ?? profile.pin,
  city: changes.city ?? profile.city,
  state: changes.state ?? profile.state,
})

/** What no two people may share, whatever the capitals. */
const uniqueFields = ["username", "email"] as const

export type UniqueField = (typeof uniqueFields)[number]

/** A person sees and edits their own account; the administration and the hotel itself all of them. */
export const canUseAccount = (actor: Actor, accountId: string): boolean =>
  canManageAccounts(actor) || (actor.kind === "user" && actor.userId === accountId)

export const canManageAccounts = (actor: Actor): boolean => hasRight(actor, "users.manage")
