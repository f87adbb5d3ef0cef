import { Form } from "react-router"
import type { GuestAddress } from "#src/features/accounts/guest-address/guest-address.ts"
import type { Payer } from "#src/features/folio/folio-line.ts"
import { Button } from "#src/ui/button.tsx"
import type { RefusedForm } from "#src/ui/forms/refused-form.ts"
import { FileLinks, type LinkedFile } from "#src/ui/navigation/file-links.tsx"
import { GuestAddressForm } from "./guest-address-form.tsx"
import { DocumentLinks, type ListedDocument } from "./document-links.tsx"
import styles from "./document-links.module.css"

type DocumentsPanelProps = {
  bookingId: string
  /** A stay that is confirmed has a voucher. */
  hasVoucher: boolean
  documents: readonly (ListedDocument & { readonly payer: Payer })[]
  /** The IRNs by document, null for one that is still to be registered. */
  irns: Readonly<Record<string, string | null>>
  /** The payers with charges that are not invoiced, each with a pro forma. */
  payers: readonly Payer[]
  /** The payers with charges that can be invoiced now. */
  invoiceable: readonly Payer[]
  /** What is stored of the guest's address where the invoice needs more of it. */
  guestAddress: GuestAddress | null
  canChange: boolean
  isPending: boolean
  refused: RefusedForm | undefined
}

const suffix = (payer: Payer): string => (payer === "company" ? " for the company" : "")

const notRegistered = "not registered yet. The guest gets the document when its IRN is recorded."

const noteOf = (payer: Payer, irn: string | null | undefined): string =>
  [
    ...(payer === "company" ? ["For the company"] : []),
    ...(irn === undefined ? [] : [`IRN: ${irn ?? notRegistered}`]),
  ].join(". ")

const notesOf = ({
  documents,
  irns,
}: Pick<DocumentsPanelProps, "documents" | "irns">): Record<string, string> =>
  Object.fromEntries(documents.map(({ id, payer }) => [id, noteOf(payer, irns[id])]))

/** The files that are made when they are opened. */
const filesOf = (bookingId: string, payers: readonly Payer[], hasVoucher: boolean): LinkedFile[] => [
  ...(hasVoucher ? [{ path: `/booking/${bookingId}/voucher.pdf`, name: "Voucher (PDF)" }] : []),
  ...payers.map((payer) => ({
    path: `/booking/${bookingId}/pro-forma.pdf?payer=${payer}`,
    name: `Pro forma${suffix(payer)} (PDF)`,
  })),
]

/** The documents of a booking, and those that the desk can issue. */
export function DocumentsPanel({
  bookingId,
  documents,
  irns,
  payers,
  invoiceable,
  guestAddress,
  ...rest
}: DocumentsPanelProps) {
  return (
    <div className={styles.panel}>
      <DocumentLinks documents={documents} notes={notesOf({ documents, irns })} />
      <FileLinks files={filesOf(bookingId, payers, rest.hasVoucher)} />
      {guestAddress && <GuestAddressForm guestAddress={guestAddress} {...rest} />}
      {rest.canChange && invoiceable.length > 0 && (
        <div className={styles.actions}>
          {invoiceable.map((payer) => (
            <Form key={payer} method="post" replace preventScrollReset>
              <input type="hidden" name="payer" value={payer} />
              <Button
                name="intent"
                value="issue-invoice"
                size="small"
                variant="secondary"
                pending={rest.isPending}
              >
                Issue invoice{suffix(payer)}
              </Button>
            </Form>
          ))}
        </div>
      )}
    </div>
  )
}
