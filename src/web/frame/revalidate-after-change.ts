import type { ShouldRevalidateFunctionArgs } from "react-router"

/**
 * For layouts: reloads their data only after a form submission or on the same page. The page that made a failed request
 * reports it (ACCT-3, ADM-8).
 */
export const revalidateAfterChange = ({
  defaultShouldRevalidate,
  ...visit
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate &&
  (visit.formMethod !== undefined || visit.currentUrl.pathname === visit.nextUrl.pathname)

/** For pages whose action is refused because their data changed: they load it again, beside the reason (FOLIO-5). */
export const revalidateAfterConflict = ({
  actionStatus,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, "actionStatus" | "defaultShouldRevalidate">): boolean =>
  defaultShouldRevalidate || actionStatus === 409
