import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { EInvoice } from "./e-invoice.ts"

/** The GSTIN to which document `d` is issued, as SQL text; null for one to a person. */
export const gstinOfBuyer = "d.figures -> 'buyer' ->> 'gstin'"

/** Whether document `d` is to be registered, as SQL text: a bill of supply is not (CGST Rules, rule 48(4)). */
export const isRegistrable = `d.kind in ('invoice', 'credit-note') and ${gstinOfBuyer} is not null
  and d.figures -> 'taxes' @? '$[*] ? (@.gstBasisPoints > 0)'`

/** Whether document `d` is registered, as SQL text. */
export const isRegistered = "exists (select 1 from e_invoices e where e.document_id = d.id)"

const ofDocument: Statement = {
  name: "e-invoice-of-document",
  text: `select irn, ack_number as "ackNumber", acknowledged_at as "acknowledgedAt", signed_qr as "signedQr"
    from e_invoices where document_id = $1`,
}

/** Null for a document that is not registered. */
export async function findEInvoice(sql: Sql, documentId: string): Promise<EInvoice | null> {
  const [eInvoice] = await sql.run<EInvoice>(ofDocument, [documentId])
  return eInvoice ?? null
}
