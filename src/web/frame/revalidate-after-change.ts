import type { ShouldRevalidateFunctionArgs } from "react-router"

/**
 * For layouts: only a change can change what surrounds the pages. A lost call is then told by the page that made it
 * (ACCT-3, ADM-8).
 */
export const revalidateAfterChange = ({
  defaultShouldRevalidate,
  ...visit
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate &&
  (visit.formMethod !== undefined || visit.currentUrl.pathname === visit.nextUrl.pathname)
