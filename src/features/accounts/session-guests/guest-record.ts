import { randomBytes, randomUUID } from "node:crypto"
import { type Account, noAddress } from "#src/features/accounts/account.ts"
import type { Contact } from "./contact.ts"

/** A guest record: a user without a password, whose email is not verified. */
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
