import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, test } from "vitest"
import { findLastAudit, runHotelAudit } from "#src/features/accounting/hotel-audit.service.ts"
import { aBooking, actorOf, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import {
  countOpenCancellations,
  declineCancellation,
  listOpenCancellations,
  requestCancellation,
} from "#src/features/bookings/cancel/cancellation-requests.service.ts"
import { listFailedEmails } from "#src/features/emails/failed-emails.service.ts"
import { emailList } from "#src/features/emails/emails.list.ts"
import { readListPage } from "#src/platform/lists/list-page.ts"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { listUnmatchedPayments } from "#src/features/payments/unmatched-payments.service.ts"
import { type Actor, type Role, roles, system } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const seeing = async (sees: (actor: Actor) => Promise<unknown>): Promise<Role[]> => {
  const answers = await Promise.all(
    roles.map(async (role) => ((await sees(staffAs(role))) === null ? [] : [role])),
  )
  return answers.flat()
}

describe("the notices of the administration", () => {
  test("[L-25] show an email that failed to the owner and the desk", async () => {
    const write = (subject: string, status: string) =>
      platform.db.execute(
        `insert into emails (id, kind, recipient, subject, text_body, html_body, status, last_error)
          values ($1, 'confirmed', 'a@example.in', $2, '', '', $3, 'refused')`,
        [randomUUID(), subject, status],
      )
    await write("lost", "failed")
    await write("gone out", "sent")
    const failed = await listFailedEmails(platform, staffAs("front-desk"), 6)
    expect(failed).toMatchObject({ count: 1, first: [{ subject: "lost", lastError: "refused" }] })
    expect(await seeing((actor) => listFailedEmails(platform, actor, 6))).toEqual(["owner", "front-desk"])
  })

  test("[L-7] show a payment without a booking to the owner", async () => {
    await platform.db.execute(
      "insert into payments (id, provider, provider_payment_id, amount_paise, problem) values ($1, 'sandbox', 'pay_1', 5000, 'unknown-order')",
      [randomUUID()],
    )
    expect(await listUnmatchedPayments(platform, staffAs("owner"), 6)).toMatchObject({
      count: 1,
      first: [{ providerPaymentId: "pay_1", amount: 5000 }],
    })
    expect(await seeing((actor) => listUnmatchedPayments(platform, actor, 6))).toEqual(["owner"])
  })

  test("[BOOK-8] [FOLIO-8] show what the last audit found, differences or none", async () => {
    expect(await findLastAudit(platform, staffAs("owner"))).toBeNull()
    await aBooking(platform)
    await runHotelAudit(platform)
    expect(await findLastAudit(platform, staffAs("owner"))).toMatchObject({ found: 0, differences: [] })
    await platform.db.execute("update inventory_nights set sold = sold + 1")
    await runHotelAudit(platform)
    expect(await findLastAudit(platform, staffAs("owner"))).toMatchObject({
      found: 2,
      differences: [{ check: "inventory" }, { check: "inventory" }],
    })
    expect(await seeing((actor) => findLastAudit(platform, actor))).toEqual(["owner", "front-desk"])
  })

  test("[L-25] [ACCT-5] the figures agree with the lists that they lead to", async () => {
    const desk = staffAs("owner")
    const write = (status: string) =>
      platform.db.execute(
        `insert into emails (id, kind, recipient, subject, text_body, html_body, status)
          values ($1, 'confirmed', 'a@example.in', 'An email', '', '', $2)`,
        [randomUUID(), status],
      )
    for (const status of ["failed", "failed", "sent"]) await write(status)
    await aBooking(platform)
    for (const booking of [await aBooking(platform), await aBooking(platform)])
      valueOf(await requestCancellation(platform, actorOf(booking), { bookingId: booking.id, note: "" }))
    const [waiting] = await listOpenCancellations(platform, desk, 1)
    valueOf(
      await declineCancellation(platform, system, { id: waiting?.id ?? "", reason: "It is not possible." }),
    )
    const shown = 1
    const emails = (await readListPage(platform, desk, listRequest(emailList, "status=failed"))).rows
    expect((await listFailedEmails(platform, desk, shown))?.count).toBe(emails.length)
    expect(emails).toHaveLength(2)
    const requests = await listOpenCancellations(platform, desk, 50)
    expect(await countOpenCancellations(platform, desk)).toBe(requests.length)
    expect(requests).toHaveLength(1)
  })
})
