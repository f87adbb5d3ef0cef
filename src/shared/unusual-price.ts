import type { Money } from "#src/shared/money.ts"

/** Whether a price is less than half or more than three times the old one: often a typing error, so it is confirmed. */
export const isUnusualPrice = (before: Money, after: Money): boolean =>
  after * 2 < before || after > before * 3
