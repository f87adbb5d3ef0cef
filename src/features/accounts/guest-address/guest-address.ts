import type { Profile } from "#src/features/accounts/account.ts"

/** The postal address of a guest. */
export type GuestAddress = Pick<Profile, "address" | "city" | "pin" | "state">
