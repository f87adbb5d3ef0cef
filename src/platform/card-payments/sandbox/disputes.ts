import { type Money, zero } from "#src/shared/money.ts"
import { done, refused, type Result } from "#src/shared/result.ts"
import type { Sql } from "../../db/database.ts"
import type { DisputeStatus } from "../card-payments.ts"
import type { Books } from "./bookkeeping.ts"
import { newId } from "./identifiers.ts"
import { lockPayment } from "./store.ts"
import { recordWebhookEvent } from "./webhooks.ts"

export type DisputeRow = {
  id: string
  payment_id: string
  amount_paise: Money
  deducted_paise: Money
  reason_code: string
  status: DisputeStatus
  respond_by: string
  created_at: string
  decided_at: string | null
}

const respondWithinDays = 7

type Page = { readonly count: number; readonly skip: number }

export const listDisputes = (sql: Sql, { count, skip }: Page): Promise<DisputeRow[]> =>
  sql.execute<DisputeRow>("select * from sandbox_disputes order by created_at desc, id limit $1 offset $2", [
    count,
    skip,
  ])

/** The amount of a payment that lost disputes deducted. */
export async function findDeducted(sql: Sql, paymentId: string): Promise<Money> {
  const [row] = await sql.execute<{ deducted: Money }>(
    "select coalesce(sum(deducted_paise), 0)::bigint as deducted from sandbox_disputes where payment_id = $1",
    [paymentId],
  )
  return row?.deducted ?? zero
}

/** The guest's bank disputes a captured payment, in full. */
export function openDispute({ db, clock }: Books, paymentId: string): Promise<Result<DisputeRow, string>> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment || payment.status !== "captured") return refused("The id provided does not exist")
    const at = clock.now()
    const [dispute] = await tx.execute<DisputeRow>(
      `insert into sandbox_disputes (id, payment_id, amount_paise, reason_code, respond_by, created_at)
       values ($1, $2, $3, 'goods_or_services_not_received_or_partially_received', $4::timestamptz + make_interval(days => $5), $4)
       returning *`,
      [newId("disp"), payment.id, payment.amount_paise, at.toISOString(), respondWithinDays],
    )
    if (!dispute) throw new Error("the sandbox lost a dispute")
    await recordWebhookEvent(tx, "payment.dispute.created", { payment, dispute, at })
    return done(dispute)
  })
}

/** The bank decides: a lost dispute deducts its amount from the next settlement. */
export function decideDispute(
  { db, clock }: Books,
  { id, status }: { id: string; status: Exclude<DisputeStatus, "open"> },
): Promise<Result<DisputeRow, string>> {
  return db.transaction(async (tx) => {
    const at = clock.now()
    const [dispute] = await tx.execute<DisputeRow>(
      `update sandbox_disputes set status = $2, decided_at = $3, deducted_paise = case when $2 = 'lost' then amount_paise else 0 end
       where id = $1 and status in ('open', 'under_review') returning *`,
      [id, status, at.toISOString()],
    )
    if (!dispute) return refused("The id provided does not exist")
    const payment = await lockPayment(tx, dispute.payment_id)
    await recordWebhookEvent(tx, `payment.dispute.${status}`, { ...(payment && { payment }), dispute, at })
    return done(dispute)
  })
}
