import { randomBytes, randomUUID } from "node:crypto"
import { type Account, noAddress } from "./account.ts"

/** The name, email and phone of somebody without an account. */
export type Contact = { readonly name: string; readonly email: string; readonly phone: string }

/** A guest record: a user without a password, whose email is not proven. */
export const newGuestRecord = ({ name, email, phone }: Contact, now: Date): Account => ({
  name,
  email,
  phone,
  ...noAddress,
  id: randomUUID(),
  username: `guest-${randomBytes(6).toString("hex")}`,
  role: "guest",
  createdAt: now.toISOString(),
  emailVerifiedAt: null,
})
