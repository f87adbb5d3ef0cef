import {
  type DocumentKind,
  documentName,
  type InvoiceTitle,
} from "#src/features/documents/document-number.ts"

type NamedDocument = {
  readonly kind: DocumentKind
  readonly title: InvoiceTitle | null
  readonly number: string
}

/** 'tax invoice INV/2627/000001 and credit note CRN/2627/000001'. */
const formatNames = (documents: readonly NamedDocument[]): string =>
  new Intl.ListFormat("en").format(
    documents.map((document) => `${documentName(document).toLowerCase()} ${document.number}`),
  )

const verb = ({ length }: readonly NamedDocument[]): string => (length === 1 ? "is" : "are")

/** Says which documents an email brings. */
export const formatAttached = (documents: readonly NamedDocument[]): string =>
  `Your ${formatNames(documents)} ${verb(documents)} attached to this email.`

/** Says which documents follow when they have an IRN. */
export const formatAwaited = (documents: readonly NamedDocument[]): string =>
  `Your ${formatNames(documents)} ${verb(documents)} being registered with the tax authority, and will follow by email.`
