import fc from "fast-check"
import { randomUUID } from "node:crypto"
import { expect } from "vitest"
import { aTarget, bookingOf } from "#src/features/bookings/bookings.factory.ts"
import { transferCharge } from "#src/features/bookings/folio/transfer-charge.service.ts"
import { postChargebacks } from "#src/features/bookings/pay/post-chargebacks.service.ts"
import { findBalance, listFolioLines } from "#src/features/folio/folio.service.ts"
import { movableCharge } from "#src/features/folio/movable-charge.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { system } from "#src/shared/actor.ts"
import type { ModelBooking } from "./hotel-model.ts"
import { type Command, onOne, type RealHotel, someone } from "./commands.ts"

const owedOn = async ({ db }: RealHotel["platform"], bookings: readonly ModelBooking[]) =>
  (await Promise.all(bookings.map(({ id }) => findBalance(db, id)))).map(({ owed }) => owed)

/** Transfers the last charge of a booking to another one: both together owe the same, and a refusal changes nothing. */
const transfer = (at: number, to: number): Command =>
  onOne(`transfer to ${to}`, at, async (one, { bookings }, { platform }) => {
    const other = bookings[to % bookings.length]
    const lines = await listFolioLines(platform.db, one.id)
    const charge = lines.flatMap((line) => movableCharge(line, lines) ?? []).at(-1)
    if (!other || other === one || !charge) return
    const { reference: toReference } = await bookingOf(platform, other.id)
    const before = await owedOn(platform, [one, other])
    const request = { ...aTarget(one.id), lineId: charge.id, toReference, reason: "pays for both" }
    const answers = [
      await transferCharge(platform, system, request),
      await transferCharge(platform, system, request),
    ]
    const moved = answers[0]?.ok ? charge.amount : 0
    expect(answers.map(({ ok }) => ok)).toEqual([moved > 0, moved > 0])
    const [from = 0, received = 0] = before
    expect(await owedOn(platform, [one, other])).toEqual([from - moved, received + moved])
  })

/** What is refunded of a disputed payment, but not made by the provider: a lost dispute drops it. */
async function unmadeRefunds(sql: Sql, disputeId: string): Promise<number> {
  const [row] = await sql.execute<{ amount: number }>(
    `select coalesce(sum(r.amount_paise), 0)::bigint as amount from refunds r join payments p on p.id = r.payment_id
      join payment_disputes d using (provider, provider_payment_id)
      where d.provider_dispute_id = $1 and r.closed_at is null and (r.status = 'failed' or r.provider_refund_id is null)`,
    [disputeId],
  )
  return row?.amount ?? 0
}

/** The bank decides a dispute of an online payment for the guest, who owes it again. Reported twice, posted once. */
const loseDispute = (at: number): Command =>
  onOne("loseDispute", at, async (one, _, { platform }) => {
    const [owed = 0] = await owedOn(platform, [one])
    const id = `disp_${randomUUID()}`
    const disputes = await platform.db.execute<{ amount: number }>(
      `insert into payment_disputes (provider, provider_dispute_id, provider_payment_id, amount_paise, deducted_paise, reason,
          status, respond_by, opened_at, reported_at)
        select p.provider, $1, p.provider_payment_id, p.amount_paise, p.amount_paise, 'fraud', 'lost', now(), now(), now()
        from payments p where p.booking_id = $2 and not exists (
          select 1 from payment_disputes d where d.provider_payment_id = p.provider_payment_id)
        limit 1 returning amount_paise as amount`,
      [id, one.id],
    )
    const dropped = await unmadeRefunds(platform.db, id)
    await postChargebacks(platform)
    await postChargebacks(platform)
    expect(await owedOn(platform, [one])).toEqual([owed + (disputes[0]?.amount ?? 0) - dropped])
  })

/** What moves money between bookings, and back to the bank. */
export const transferCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(someone, someone).map((parts) => transfer(...parts)),
  someone.map(loseDispute),
]
