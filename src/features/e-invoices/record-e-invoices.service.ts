import { type KeyObject, verify } from "node:crypto"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, userIdOf } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { canRegister } from "./e-invoices.service.ts"
import { insertEInvoice, listRegistered, lockDocuments } from "./e-invoices.store.ts"
import { checkPortalEntry, type NamedDocument, type PortalEntry, findRepeated } from "./portal-match.ts"
import { readPortalResult } from "./portal-result.schema.ts"

type RecordRefusal =
  | { readonly kind: "forbidden" }
  /** Each error names its document. */
  | { readonly kind: "wrong-file"; readonly errors: readonly string[] }

export type RecordedEInvoices = {
  readonly recorded: number
  /** Documents of the file that were recorded before. */
  readonly known: number
}

/** Whether the portal signed a QR code: RS256 (RFC 7515, RFC 7518). */
function isSigned(token: string, key: KeyObject): boolean {
  const [header = "", payload = "", signature = ""] = token.split(".")
  const signedText = Buffer.from(`${header}.${payload}`)
  return verify("RSA-SHA256", signedText, key, Buffer.from(signature, "base64url"))
}

const signatureErrors = (entries: readonly PortalEntry[], key: KeyObject | null): string[] =>
  entries
    .filter(({ signedQr }) => key !== null && !isSigned(signedQr, key))
    .map(({ signed }) => `${signed.DocNo}: the portal's key did not sign its QR code`)

type Match = { readonly entry: PortalEntry; readonly document: NamedDocument }
type Matches = { readonly fresh: readonly Match[]; readonly errors: readonly string[] }

/** Finds the document of each entry, and locks it. */
async function matchEntries(tx: Sql, entries: readonly PortalEntry[]): Promise<Matches> {
  const documents = await lockDocuments(
    tx,
    entries.map(({ signed }) => signed.DocNo),
  )
  const registered = await listRegistered(
    tx,
    documents.map(({ id }) => id),
    entries.map(({ irn }) => irn),
  )
  const byNumber = new Map(documents.map((document) => [document.number, document]))
  const errors = entries.flatMap((entry) => {
    const { DocNo } = entry.signed
    return checkPortalEntry(entry, byNumber.get(DocNo), registered).map((error) => `${DocNo}: ${error}`)
  })
  const isKnown = ({ id }: NamedDocument) => registered.some(({ documentId }) => documentId === id)
  const fresh = entries.flatMap((entry) => {
    const document = byNumber.get(entry.signed.DocNo)
    return document && !isKnown(document) ? [{ entry, document }] : []
  })
  return { fresh, errors }
}

/**
 * Records the IRNs of the file that the portal returned, and emails the documents to their guests. Nothing is stored when one
 * entry is wrong; documents that have the same IRN already are skipped. Signatures are checked where the portal's key is set.
 */
export async function recordEInvoices(
  platform: Pick<Platform, "db" | "clock" | "config" | "queue">,
  actor: Actor,
  text: string,
): Promise<Result<RecordedEInvoices, RecordRefusal>> {
  if (!canRegister(platform, actor)) return refused({ kind: "forbidden" })
  const read = readPortalResult(text)
  if (!read.ok) return refused({ kind: "wrong-file", errors: read.refusal })
  const entries = read.value
  const portalKey = platform.config.eInvoices?.portalKey ?? null
  const ownErrors = [...findRepeated(entries), ...signatureErrors(entries, portalKey)]
  return platform.db.transaction(async (tx) => {
    const { fresh, errors } = await matchEntries(tx, entries)
    const all = [...ownErrors, ...errors]
    if (all.length > 0) return refused({ kind: "wrong-file", errors: all })
    for (const match of fresh)
      await recordOne(tx, actor, { ...match, at: platform.clock.now().toISOString() })
    await requestEmails(platform, tx, fresh)
    return done({ recorded: fresh.length, known: entries.length - fresh.length })
  })
}

/** One email for each booking. */
async function requestEmails(
  platform: Pick<Platform, "queue">,
  tx: Sql,
  matches: readonly Match[],
): Promise<void> {
  const byBooking = Map.groupBy(matches, ({ document }) => document.bookingId)
  for (const [bookingId, own] of byBooking) {
    const documentIds = own.map(({ document }) => document.id)
    await requestBookingEmail(platform, tx, {
      bookingId,
      kind: "registered-documents",
      facts: { documentIds },
    })
  }
}

async function recordOne(
  tx: Sql,
  actor: Actor,
  { entry, document, at }: Match & { at: string },
): Promise<void> {
  await insertEInvoice(tx, { documentId: document.id, recordedAt: at, recordedBy: userIdOf(actor) }, entry)
  await recordAudit(tx, actor, {
    action: "register-e-invoice",
    subjectType: "booking",
    subjectId: document.bookingId,
    after: { number: document.number, irn: entry.irn, ackNumber: entry.ackNumber },
  })
}
