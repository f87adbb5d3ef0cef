import { Link } from "react-router"
import { documentNames } from "#src/features/documents/document-number.ts"
import { type CalendarDate, formatShortDate } from "#src/shared/calendar-date.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { Badge } from "#src/ui/badge.tsx"
import { type Column, Table } from "#src/ui/data-table/table.tsx"
import { EmptyState } from "#src/ui/empty-state.tsx"
import styles from "./e-invoices.module.css"

type OpenEInvoice = {
  readonly id: string
  readonly bookingId: string
  readonly kind: "invoice" | "credit-note"
  readonly number: string
  readonly buyer: string
  readonly total: Money
  readonly businessDate: CalendarDate
  readonly reportBy: CalendarDate
  readonly isLate: boolean
  readonly missing: readonly string[]
}

const Missing = ({ missing }: Pick<OpenEInvoice, "missing">) =>
  missing.length === 0 ? (
    <Badge tone="success">Complete</Badge>
  ) : (
    <>
      <Badge tone="warning">Not in the file</Badge>
      <ul className={styles.missing}>
        {missing.map((text) => (
          <li key={text}>{text}.</li>
        ))}
      </ul>
    </>
  )

const columns: readonly Column<OpenEInvoice>[] = [
  {
    key: "document",
    header: "Document",
    render: ({ id, kind, number }) => (
      <>
        <a href={`/documents/${id}.pdf`} download className={styles.figure}>
          {number}
        </a>
        <p className={styles.soft}>{documentNames[kind]}</p>
      </>
    ),
  },
  {
    key: "buyer",
    header: "Buyer",
    render: ({ buyer, bookingId }) => <Link to={`/admin/${bookingId}`}>{buyer}</Link>,
  },
  {
    key: "total",
    header: "Total",
    align: "end",
    render: ({ total }) => <span className={styles.figure}>{formatMoney(total)}</span>,
  },
  { key: "date", header: "Date", render: ({ businessDate }) => formatShortDate(businessDate) },
  {
    key: "reportBy",
    header: "Report by",
    render: ({ reportBy, isLate }) => (
      <>
        {formatShortDate(reportBy)} {isLate && <Badge tone="danger">Late</Badge>}
      </>
    ),
  },
  { key: "data", header: "Data", render: ({ missing }) => <Missing missing={missing} /> },
]

/** The documents of a month that have no IRN. */
export const OpenEInvoices = ({ documents }: { documents: readonly OpenEInvoice[] }) => (
  <>
    {documents.length === 0 ? (
      <EmptyState title="Every document of this month is registered">
        Invoices and credit notes to a GSTIN are listed here until they have an IRN.
      </EmptyState>
    ) : (
      <Table
        caption="Documents without an IRN"
        hideCaption
        columns={columns}
        rows={documents}
        rowKey={({ id }) => id}
      />
    )}
    {documents.length > 0 && (
      <p className={styles.soft}>
        Guests get these documents by email when their IRN is recorded, and cannot download them before.
      </p>
    )}
    {documents.some(({ missing }) => missing.length > 0) && (
      <p className={styles.soft}>
        Complete the address of the company in its booking: the file then has it, and the issued document
        stays as it is. Or enter the document at the portal.
      </p>
    )}
  </>
)
