/** The company that the invoices of a booking are made out to. */
export type Company = {
  readonly name: string
  /** Checked by its check character. */
  readonly gstin: string
  readonly address: string
}
