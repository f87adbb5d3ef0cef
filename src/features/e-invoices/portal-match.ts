import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { formatMoney, fromPaise, type Money } from "#src/shared/money.ts"
import { formatPortalDate, portalTypes, type RegistrableDocument } from "./inv01.ts"

/** A registered document of the portal's file. */
export type PortalEntry = {
  readonly irn: string
  readonly ackNumber: string
  readonly acknowledgedAt: string
  readonly signedQr: string
  /** What the portal signed in the QR code. */
  readonly signed: Readonly<
    Record<"SellerGstin" | "BuyerGstin" | "DocNo" | "DocTyp" | "DocDt" | "Irn", string>
  > & { readonly TotInvVal: number }
}

/** A document that the portal's file names, with its registration so far. */
export type NamedDocument = Pick<RegistrableDocument, "kind" | "number" | "gstin"> & {
  readonly id: string
  readonly bookingId: string
  readonly businessDate: CalendarDate
  readonly sellerGstin: string
  readonly total: Money
}

/** The registrations that are stored already. */
export type Registered = { readonly documentId: string; readonly irn: string }

/** Where what the portal signed differs from the document: 'the total is ₹105 there and ₹106 here'. */
function findDifferences({ irn, signed }: PortalEntry, document: NamedDocument): string[] {
  const pairs = [
    ["IRN", signed.Irn, irn],
    ["type", signed.DocTyp, portalTypes[document.kind]],
    ["date", signed.DocDt, formatPortalDate(document.businessDate)],
    ["GSTIN of the seller", signed.SellerGstin, document.sellerGstin],
    ["GSTIN of the buyer", signed.BuyerGstin, document.gstin],
    ["total", formatMoney(fromPaise(Math.round(signed.TotInvVal * 100))), formatMoney(document.total)],
  ] as const
  return pairs
    .filter(([, there, here]) => there !== here)
    .map(([label, there, here]) =>
      label === "IRN"
        ? "the IRN is not the one in its signed QR code"
        : `the ${label} is ${there} in the file and ${here} here`,
    )
}

/** All errors of an entry of the file; none for an entry that can be stored, or is stored already. */
export function checkPortalEntry(
  entry: PortalEntry,
  document: NamedDocument | undefined,
  registered: readonly Registered[],
): string[] {
  if (!document) return ["no invoice or credit note to a GSTIN has this number"]
  const own = registered.find(({ documentId }) => documentId === document.id)
  const other = registered.find(({ irn, documentId }) => irn === entry.irn && documentId !== document.id)
  return [
    ...findDifferences(entry, document),
    ...(own && own.irn !== entry.irn ? ["another IRN is stored for it"] : []),
    ...(other ? ["its IRN is stored for another document"] : []),
  ]
}

/** The numbers and IRNs that occur more than once in a file. */
export function findRepeated(entries: readonly PortalEntry[]): string[] {
  const repeated = (values: readonly string[]) =>
    new Set(values.filter((value, index) => values.indexOf(value) !== index))
  const numbers = repeated(entries.map(({ signed }) => signed.DocNo))
  const irns = repeated(entries.map(({ irn }) => irn))
  return [
    ...[...numbers].map((number) => `${number}: it is in the file more than once`),
    ...entries
      .filter(({ irn, signed }) => irns.has(irn) && !numbers.has(signed.DocNo))
      .map(({ signed }) => `${signed.DocNo}: its IRN is in the file more than once`),
  ]
}
