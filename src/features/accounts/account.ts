import type { Actor, Role } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type { Language } from "#src/shared/language/language.ts"

/** The personal data of an account. */
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
  /** The language of the emails to its owner; English unless they signed up in Hindi (WORDS-1). */
  readonly language?: Language | undefined
  /** When the owner verified the email, in ISO form; null until then (SAFE-4). */
  readonly emailVerifiedAt: string | null
  /** An instant in ISO form. */
  readonly createdAt: string
}

export const noAddress = { address: "", pin: "", city: "", state: "" } as const

/** The fields of an account that its owner may change. */
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

/** Applies a change to a profile; absent fields are kept. */
export const mergeProfile = (profile: Profile, changes: Changes): Profile => ({
  name: changes.name ?? profile.name,
  username: changes.username ?? profile.username,
  email: changes.email ?? profile.email,
  phone: changes.phone ?? profile.phone,
  address: changes.address ?? profile.address,
  pin: changes.pin ?? profile.pin,
  city: changes.city ?? profile.city,
  state: changes.state ?? profile.state,
})

/** The fields that are unique regardless of capitals. */
const uniqueFields = ["username", "email"] as const

export type UniqueField = (typeof uniqueFields)[number]

/** Guests see and edit their own account; staff with the right and the system all accounts. */
export const canUseAccount = (actor: Actor, accountId: string): boolean =>
  canManageAccounts(actor) || (actor.kind === "user" && actor.userId === accountId)

export const canManageAccounts = (actor: Actor): boolean => hasRight(actor, "users.manage")

/** Whether a colleague has not accepted the invitation: choosing the first password verifies the email. */
export const isInvited = ({ role, emailVerifiedAt }: Account): boolean =>
  role !== "guest" && emailVerifiedAt === null
