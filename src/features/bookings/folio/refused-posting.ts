import type { FolioRefusal } from "./folio-refusal.ts"

type PostingForm = { readonly intent: string; readonly lineId?: string | undefined }

/** The name of a form. A void and a move have a form for each line. */
export const postingFormId = ({ intent, lineId }: PostingForm): string =>
  lineId === undefined ? intent : `${intent}:${lineId}`

const fields: Readonly<Partial<Record<FolioRefusal["kind"], string>>> = {
  "too-much": "amount",
  "too-much-cash": "amount",
  "above-charges": "amount",
  "no-amount": "amount",
  "approval-open": "amount",
  "no-reason": "reason",
  "no-reference": "reference",
  "not-paid-this-way": "method",
  "online-payment-off": "method",
  "unknown-extra": "extraId",
  "no-other-booking": "toReference",
  "no-company": "payer",
  "due-before-today": "dueOn",
  "due-after-arrival": "dueOn",
}

/** The field that a refusal belongs to; undefined for refusals of the whole posting. */
export const fieldOfRefusal = ({ kind }: FolioRefusal): string | undefined => fields[kind]
