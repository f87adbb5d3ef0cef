import type { Money } from "#src/shared/money.ts"

/** The figures that a caller saw before confirming; when they have changed, the action is refused (FOLIO-5). */
export type SeenTerms = {
  /** The charge, before a waiver. */
  readonly charge: Money
  readonly refund?: Money
}

export const termsDifferText =
  "The figures changed since you opened this page. Please look at them again before you confirm."
