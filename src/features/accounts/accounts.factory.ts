import { randomUUID } from "node:crypto"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { type Account, noAddress } from "./account.ts"
import { insertAccount } from "./accounts.store.ts"
import type { SignUpInput } from "./accounts.schema.ts"
import { hashPassword } from "./passwords.service.ts"
import { openSession, type OpenedSession } from "./sessions.service.ts"

/** The password of every account that `anAccount` stores. */
export const factoryPassword = "Lantern7Courtyard"

/** What somebody types to sign up; nobody else has the same names. */
export function aSignUp(parts: Partial<SignUpInput> = {}): SignUpInput {
  const mark = randomUUID().slice(0, 8)
  return {
    name: "Meera Krishnaswamy",
    username: `meera-${mark}`,
    email: `meera.${mark}@example.in`,
    phone: "9810012345",
    password: factoryPassword,
    ...parts,
  }
}

export type StoredAccount = Account & { readonly actor: SignedInActor }

/** An account that is in the database, and the actor that its owner is. */
export async function anAccount(platform: Platform, parts: Partial<Account> = {}): Promise<StoredAccount> {
  const { password, ...person } = aSignUp()
  const account: Account = {
    ...person,
    ...noAddress,
    id: randomUUID(),
    role: "guest",
    createdAt: platform.clock.now().toISOString(),
    ...parts,
  }
  await insertAccount(platform.db, account, await hashPassword(password))
  return { ...account, actor: { kind: "user", userId: account.id, role: account.role } }
}

/** A signed-in account; `secret` is the bearer token of a client that is no browser. */
export async function aSignedIn(
  platform: Platform,
  parts: Partial<Account> = {},
): Promise<StoredAccount & OpenedSession> {
  const account = await anAccount(platform, parts)
  return { ...account, ...(await openSession(platform, { userId: account.id, role: account.role })) }
}
