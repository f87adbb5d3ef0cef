type ConsentPurpose = "account" | "booking" | "enquiry" | "table" | "newsletter"

/** A time when a person gave data, or withdrew the consent to the newsletter. */
export type Consent = {
  readonly purpose: ConsentPurpose
  readonly event: "given" | "withdrawn"
  /** What it is about, as a booking's reference. */
  readonly subject: string | null
  /** How the consent to the newsletter was given or withdrawn. */
  readonly how: string | null
  readonly noticeVersion: string | null
  readonly at: string
}

export const purposeNames: Readonly<Record<ConsentPurpose, string>> = {
  account: "Your account",
  booking: "A booking",
  enquiry: "An enquiry",
  table: "A table",
  newsletter: "The newsletter",
}
