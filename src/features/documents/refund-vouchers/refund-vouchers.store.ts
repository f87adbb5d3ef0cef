import type { Sql, Statement } from "#src/platform/db/database.ts"
import { isUnstatedSql, paidBeforeSql } from "../documents.store.ts"
import type { AdvanceDocument, OpenRefund } from "./refund-voucher.ts"

const openRefunds: Statement = {
  name: "refunds-without-voucher",
  text: `select l.id, l.sequence, l.payer, l.description, l.amount_paise as amount, l.method, l.reference,
      ${paidBeforeSql("l")} as "paidBefore", p.id as "paymentLineId"
    from folio_lines l left join refunds r on r.id = l.refund_id
      left join folio_lines p on p.payment_id = r.payment_id and p.payer = l.payer and p.kind = 'payment' and p.voids_line_id is null
    where l.booking_id = $1 and l.kind = 'refund' and l.amount_paise > 0
      and (r.id is null or r.status = 'processed') and ${isUnstatedSql("l")}
    order by l.sequence`,
}

/** Refunds that have no voucher yet, in order: those of the desk and those that the card provider made, not voided. */
export const listOpenRefunds = (sql: Sql, bookingId: string): Promise<OpenRefund[]> =>
  sql.run<OpenRefund>(openRefunds, [bookingId])

// A chargeback has the reference of the payment that the bank took back.
const advanceDocuments: Statement = {
  name: "documents-of-advances",
  text: `select d.id, d.kind, d.payer, d.number, d.business_date as "businessDate", d.total_paise as total, d.figures,
      l.id as "lineId", coalesce(l.sequence, 0) as "lineSequence", l.method,
      coalesce((select abs(sum(x.amount_paise)) from folio_lines x where x.booking_id = d.booking_id and (x.id = l.id
        or x.voids_line_id = l.id or l.kind = 'payment' and l.method = 'online' and x.kind = 'payment'
          and x.method = 'online' and x.payer = l.payer and x.reference = l.reference and x.amount_paise > 0 and x.voids_line_id is null
          and not exists (select 1 from folio_lines v where v.voids_line_id = x.id))), 0)::bigint as "netAmount"
    from documents d left join document_lines s on s.document_id = d.id and d.kind in ('receipt', 'refund-voucher')
      left join folio_lines l on l.id = s.folio_line_id
    where d.booking_id = $1 order by d.sequence`,
}

/** The documents of a booking in the order of issue, with the payments and refunds that they state. */
export const listAdvanceDocuments = (sql: Sql, bookingId: string): Promise<AdvanceDocument[]> =>
  sql.run<AdvanceDocument>(advanceDocuments, [bookingId])
