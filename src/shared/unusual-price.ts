import type { Money } from "#src/shared/money.ts"

/** Less than half, or more than three times the price before: often a typing error, so the user confirms it. */
export const isUnusualPrice = (before: Money, after: Money): boolean =>
  after * 2 < before || after > before * 3
