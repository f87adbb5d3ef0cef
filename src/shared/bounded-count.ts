import { groupDigits } from "./digit-grouping.ts"

/** Beyond so many, what waits on a screen is not counted. */
export const maxCounted = 1000

/** '1,000+' where nobody counted on. */
export const formatBoundedCount = (count: number): string =>
  count < maxCounted ? groupDigits(count) : `${groupDigits(maxCounted)}+`
