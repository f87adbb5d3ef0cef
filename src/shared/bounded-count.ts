import { groupDigits } from "./format/digit-grouping.ts"

/** Badges stop counting at this number. */
export const maxCounted = 1000

/** '1,000+' from the limit on. */
export const formatBoundedCount = (count: number): string =>
  count < maxCounted ? groupDigits(count) : `${groupDigits(maxCounted)}+`
