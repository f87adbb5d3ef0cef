import { type Month, parseMonth } from "#src/features/accounting/month.ts"
import type { Platform } from "#src/platform/platform.ts"

/** The month in the URL of an accounts page; the current month without one. */
export const readMonth = ({ clock }: Pick<Platform, "clock">, url: URL): Month =>
  parseMonth(url.searchParams.get("month"), clock.today())
