import { lockAccount, updateProfileColumns } from "#src/features/accounts/accounts.store.ts"
import { profileOf } from "#src/features/accounts/account.ts"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Actor } from "#src/shared/actor.ts"
import type { GuestAddress } from "./guest-address.ts"

type Change = { readonly guestId: string; readonly address: GuestAddress; readonly at: string }

/** Changes the address of a guest in the caller's transaction, which has checked the right; false without this guest. */
export async function changeGuestAddress(
  tx: Sql,
  actor: Actor,
  { guestId: id, address, at }: Change,
): Promise<boolean> {
  const account = await lockAccount(tx, id)
  if (!account) return false
  const before = profileOf(account)
  const after = { ...before, ...address }
  await updateProfileColumns(tx, { id, profile: after, at })
  await recordAudit(tx, actor, {
    action: "update-profile",
    subjectType: "user",
    subjectId: id,
    before,
    after,
  })
  return true
}
