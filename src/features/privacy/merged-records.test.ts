import { beforeEach, expect, test } from "vitest"
import { anAccount, aSessionGuest, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { mergeGuestRecords } from "#src/features/accounts/guests-of-desk.service.ts"
import { valueOf } from "#src/features/bookings/bookings.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { eraseOwnAccount } from "./privacy.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const merge = (userId: string) =>
  platform.db.transaction((tx) => mergeGuestRecords(platform, tx, { userId, move: async () => {} }))

test("[SAFE-8] the erasure of an account erases the guest records that were merged into it", async () => {
  const email = "zubeida@example.in"
  const details = { name: "Zubeida Quarishi", email, phone: "9811122233" }
  const records = [await aSessionGuest(platform, details), await aSessionGuest(platform, details)]
  await platform.db.execute("update users set email_verified_at = now()")
  const other = await aSessionGuest(platform)
  const account = await anAccount(platform, { name: "Zubeida Quarishi", email })
  await merge(account.id)
  const proof = { currentPassword: factoryPassword, code: "", email: "", address: "203.0.113.7" }
  valueOf(await eraseOwnAccount(platform, account.actor, proof))
  const left = await platform.db.execute<{ id: string; name: string; email: string; phone: string }>(
    "select id, name, email, phone from users order by id",
  )
  const erased = [account, ...records].map(({ id }) => ({
    id,
    name: "Erased guest",
    email: `${id}@erased.invalid`,
    phone: "",
  }))
  const kept = { id: other.id, name: other.name, email: other.email, phone: other.phone }
  expect(left).toEqual([...erased, kept].toSorted((a, b) => (a.id < b.id ? -1 : 1)))
})
