import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { EInvoice } from "./e-invoice.ts"

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
