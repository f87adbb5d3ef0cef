import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import {
  aPersonWithPasskey,
  aRequest,
  passkeyBrowser,
} from "#src/features/accounts/passkeys/passkeys.factory.ts"
import {
  aContact,
  anAccount,
  aSessionGuest,
  aSignUp,
  factoryPassword,
} from "#src/features/accounts/accounts.factory.ts"
import {
  aPersonWithSecondFactor,
  codeNow,
} from "#src/features/accounts/second-factor/second-factor.factory.ts"
import { restoreUser, signUp } from "#src/features/accounts/accounts.service.ts"
import { aBooking, payAtDesk, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { billRoomsToCompany } from "#src/features/bookings/company/company-folio.factory.ts"
import { aContactMessage, aSender } from "#src/features/enquiries/enquiries.factory.ts"
import { aTable } from "#src/features/table-reservations/tables.factory.ts"
import { sendEnquiry } from "#src/features/enquiries/enquiries.service.ts"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { createLog } from "#src/platform/log/log.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { deleteExpiredData } from "./privacy.jobs.ts"
import { eraseOwnAccount } from "./privacy.service.ts"
import { aPastGuest, person, registerGuestJobs, tablesWith } from "./privacy.factory.ts"
import { refusedAs } from "#test/refused-as.ts"

const platform = setUpPlatform()

beforeAll(() => registerGuestJobs(platform))

beforeEach(() => platform.clear())

const afterTheStay = () => platform.moveTo("2026-08-20T06:30:00.000Z")

const request = (parts: object = {}) => ({
  currentPassword: factoryPassword,
  code: "",
  email: "",
  address: "203.0.113.7",
  ...parts,
})

/** The tables with rows of a user. */
async function tablesOf(userId: string): Promise<string[]> {
  const tables = await platform.db.execute<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await platform.db.execute(`select 1 from "${name}" where user_id = $1 limit 1`, [userId])
    if (rows.length > 0) found.push(name)
  }
  return found
}

/** Kept as tax law requires. */
const kept = ["documents"]

describe("the erasure of an account", () => {
  test("[SAFE-8] leaves the person in no table but issued documents", async () => {
    const guest = await aPastGuest(platform)
    afterTheStay()
    for (const text of Object.values(person)) expect(await tablesWith(platform, text)).not.toEqual([])
    expect(await eraseOwnAccount(platform, guest.actor, request())).toMatchObject({ ok: true })
    for (const text of Object.values(person))
      expect((await tablesWith(platform, text)).filter((name) => !kept.includes(name))).toEqual([])
    expect(await tablesWith(platform, "AI 302")).toEqual([])
    expect(await tablesOf(guest.id)).toEqual(["bookings", "idempotency_keys"])
    expect(await auditHotel(platform)).toEqual([])
  })

  test("[SAFE-8] is in the log by the id alone, for the time after a restored backup", async () => {
    const guest = await anAccount(platform, person)
    const lines: string[] = []
    const log = createLog("info", { write: (line) => lines.push(line) })
    valueOf(await eraseOwnAccount({ ...platform, log }, guest.actor, request()))
    expect(lines).toEqual([expect.stringContaining(`a guest was erased userId=${guest.id}\n`)])
  })

  test("[SAFE-8] frees the email and the username, and cannot be undone", async () => {
    const guest = await aPastGuest(platform)
    afterTheStay()
    valueOf(await eraseOwnAccount(platform, guest.actor, request()))
    expect(
      await restoreUser(platform, (await anAccount(platform, { role: "owner" })).actor, guest.id),
    ).toMatchObject({
      ok: false,
    })
    const again = aSignUp({ email: person.email, username: person.username })
    expect(await signUp(platform, again, "203.0.113.9")).toMatchObject({
      ok: true,
    })
  })

  test("[SAFE-8] needs the password, or the email of a guest without one", async () => {
    const guest = await anAccount(platform)
    expect(await eraseOwnAccount(platform, guest.actor, request({ currentPassword: "wrong" }))).toEqual(
      refusedAs("wrong-password"),
    )
    const contact = aContact()
    const { actor } = await aSessionGuest(platform, contact)
    expect(await eraseOwnAccount(platform, actor, request({ email: "other@example.in" }))).toEqual(
      refusedAs("other-email"),
    )
    expect(await eraseOwnAccount(platform, actor, request({ email: contact.email }))).toMatchObject({
      ok: true,
    })
  })

  test("[SAFE-8] needs nothing else of somebody who confirms it with a passkey", async () => {
    const guest = await aPersonWithPasskey(platform)
    await platform.queue.runJobs()
    const options = await aRequest(platform, "reauthenticate", guest.id)
    const passkey = { response: guest.authenticator.get(options), browser: passkeyBrowser }
    const proof = request({ currentPassword: "", passkey })
    valueOf(await eraseOwnAccount(platform, guest.actor, proof))
  })

  test("[SAFE-8] needs a code as well when the account has a second factor", async () => {
    const { actor, totpSecret } = await aPersonWithSecondFactor(platform, { role: "guest" })
    expect(await eraseOwnAccount(platform, actor, request())).toEqual(refusedAs("code-missing"))
    const wrong = request({ code: "000000" })
    expect(await eraseOwnAccount(platform, actor, wrong)).toEqual(refusedAs("wrong-code"))
    await platform.queue.runJobs()
    platform.passMinutes(1)
    const code = codeNow(platform, totpSecret)
    valueOf(await eraseOwnAccount(platform, actor, request({ code })))
  })

  test("[SAFE-8] waits for a stay that is not over, and for open money", async () => {
    const guest = await anAccount(platform)
    await aBooking(platform, { actor: guest.actor })
    await platform.queue.runJobs()
    expect(await eraseOwnAccount(platform, guest.actor, request())).toEqual(refusedAs("stay-to-come"))
    afterTheStay()
    expect(await eraseOwnAccount(platform, guest.actor, request())).toEqual(refusedAs("open-balance"))
  })

  test("[SAFE-8] waits for the credit of one payer beside an equal debt of the other", async () => {
    const guest = await anAccount(platform)
    const { id } = await aBooking(platform, { actor: guest.actor })
    await payAtDesk(platform, id)
    await billRoomsToCompany(platform, id)
    await platform.queue.runJobs()
    afterTheStay()
    expect(await eraseOwnAccount(platform, guest.actor, request())).toEqual(refusedAs("open-balance"))
  })

  test("is not for the staff", async () => {
    const { actor } = await anAccount(platform, { role: "owner" })
    expect(await eraseOwnAccount(platform, actor, request())).toEqual(refusedAs("not-a-guest"))
  })

  test("[SAFE-8] is not for staff who act as guests until they have a second factor", async () => {
    const { actor } = await anAccount(platform, { role: "owner" })
    const waiting: SignedInActor = { ...actor, role: "guest", awaitsSecondFactor: true }
    expect(await eraseOwnAccount(platform, waiting, request())).toEqual(refusedAs("not-a-guest"))
    const claiming: SignedInActor = { ...actor, role: "guest" }
    expect(await eraseOwnAccount(platform, claiming, request())).toEqual(refusedAs("not-a-guest"))
  })
})

test("[SAFE-8] enquiries are deleted after two years, as the privacy policy says", async () => {
  for (const name of ["Old Enquiry", "New Enquiry"]) {
    valueOf(await sendEnquiry(platform, aContactMessage({ name, email: person.email }), aSender()))
    platform.moveTo("2027-07-01T06:30:00.000Z")
  }
  const names = () => platform.db.execute("select name from enquiries order by name")
  await deleteExpiredData(platform)
  expect(await names()).toEqual([{ name: "New Enquiry" }, { name: "Old Enquiry" }])
  platform.moveTo("2028-07-02T06:30:00.000Z")
  await deleteExpiredData(platform)
  expect(await names()).toEqual([{ name: "New Enquiry" }])
})

test("[SAFE-8] table reservations are deleted ninety days after their day, as the privacy policy says", async () => {
  valueOf(await aTable(platform))
  const reservations = () => platform.db.execute("select name from table_reservations")
  platform.moveTo("2026-09-30T06:30:00.000Z")
  await deleteExpiredData(platform)
  expect(await reservations()).toHaveLength(1)
  platform.moveTo("2026-10-01T06:30:00.000Z")
  await deleteExpiredData(platform)
  expect(await reservations()).toEqual([])
})
