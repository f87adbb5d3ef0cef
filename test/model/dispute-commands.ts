import fc from "fast-check"
import { randomUUID } from "node:crypto"
import { expect } from "vitest"
import { postChargebacks } from "#src/features/bookings/pay/post-chargebacks.service.ts"
import { recordDispute } from "#src/features/payments/disputes.service.ts"
import { reconcileRefunds } from "#src/features/payments/refunds.service.ts"
import type { ReportedDispute } from "#src/platform/card-payments/card-payments.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { zero } from "#src/shared/money.ts"
import { type Command, command, onOne, someone } from "./commands.ts"
import { owedOn } from "./transfer-commands.ts"

type Disputed = Pick<ReportedDispute, "paymentId" | "amount">

/** A payment of a booking without a dispute, and what the provider has not refunded of it. */
async function findDisputable(sql: Sql, bookingId: string): Promise<Disputed | undefined> {
  const [payment] = await sql.execute<Disputed>(
    `select * from (select p.provider_payment_id as "paymentId", p.amount_paise - (select coalesce(sum(r.amount_paise), 0)
          from refunds r where r.payment_id = p.id and r.status = 'processed')::bigint as amount
        from payments p where p.booking_id = $1 and not exists (
          select 1 from payment_disputes d where d.provider_payment_id = p.provider_payment_id)) as p
      where amount > 0 order by 1 limit 1`,
    [bookingId],
  )
  return payment
}

const reported = (id: string, status: ReportedDispute["status"], disputed: Disputed): ReportedDispute => {
  const at = new Date().toISOString()
  const times = { respondBy: null, openedAt: at, reportedAt: at }
  return { id, status, ...disputed, deducted: zero, reason: "fraud", ...times }
}

/** The guest disputes an online payment at the bank: nothing is owed otherwise until the bank decides. */
const openDispute = (at: number): Command =>
  onOne("openDispute", at, async (one, _, { platform }) => {
    const disputed = await findDisputable(platform.db, one.id)
    if (!disputed) return
    const owed = await owedOn(platform, [one])
    await recordDispute(platform, reported(`disp_${randomUUID()}`, "open", disputed))
    await postChargebacks(platform)
    expect(await owedOn(platform, [one])).toEqual(owed)
  })

/** What is refunded of a disputed payment, but not made by the provider: a lost dispute drops it. */
async function outstandingRefunds(sql: Sql, paymentId: string): Promise<number> {
  const [row] = await sql.execute<{ amount: number }>(
    `select coalesce(sum(r.amount_paise), 0)::bigint as amount from refunds r join payments p on p.id = r.payment_id
      where p.provider_payment_id = $1 and r.closed_at is null and (r.status = 'failed' or r.provider_refund_id is null)`,
    [paymentId],
  )
  return row?.amount ?? 0
}

/** The bank decides. What it gives the guest is owed again; a refund that was not made is dropped. Posted once. */
const decideDispute = (at: number, status: "won" | "lost"): Command =>
  onOne(`decideDispute ${status}`, at, async (one, _, { platform }) => {
    const [open] = await platform.db.execute<Disputed & { id: string }>(
      `select d.provider_dispute_id as id, d.provider_payment_id as "paymentId", d.amount_paise as amount
        from payment_disputes d join payments p using (provider, provider_payment_id)
        where p.booking_id = $1 and d.status = 'open' order by 1 limit 1`,
      [one.id],
    )
    if (!open) return
    const { id, paymentId, amount } = open
    const [owed = 0] = await owedOn(platform, [one])
    const dropped = await outstandingRefunds(platform.db, paymentId)
    await recordDispute(platform, reported(id, status, { paymentId, amount }))
    await postChargebacks(platform)
    await postChargebacks(platform)
    const isLost = status === "lost"
    expect(await owedOn(platform, [one])).toEqual([isLost ? owed + amount - dropped : owed])
  })

/** The provider makes the refunds that do not wait for a dispute. */
const sendRefunds = command("sendRefunds", async (_, { platform }) => {
  await platform.queue.runJobs("send-refund")
  await platform.db.execute(
    "update refunds set updated_at = now() - interval '2 hours' where status = 'requested'",
  )
  await reconcileRefunds(platform)
})

/** The commands of the bank and the provider about payments and refunds. */
export const disputeCommands: fc.Arbitrary<Command>[] = [
  someone.map(openDispute),
  fc.tuple(someone, fc.constantFrom("won", "lost")).map((parts) => decideDispute(...parts)),
  fc.constant(sendRefunds),
]
