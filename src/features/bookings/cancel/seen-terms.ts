import type { Money } from "#src/shared/money.ts"

/** The figures that a caller saw before confirming; other figures refuse it (FOLIO-5). */
export type SeenTerms = {
  /** The charge, before a waiver. */
  readonly charge: Money
  readonly refund?: Money
}

type Terms = Required<SeenTerms>

/** Whether a cancellation would do something else than the caller saw; a caller who saw nothing accepts all. */
export const isOtherThanSeen = (seen: SeenTerms | undefined, { charge, refund }: Terms): boolean =>
  seen !== undefined && (seen.charge !== charge || (seen.refund !== undefined && seen.refund !== refund))

export const termsDifferText =
  "The figures changed since you opened this page. Please look at them again before you confirm."
