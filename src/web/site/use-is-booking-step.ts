import { useSearchParams } from "react-router"
import { usePageHandle } from "#src/web/frame/page-handle.ts"

/** Whether this page is a step of a booking; signing in is one when it leads back to the booking. */
export function useIsBookingStep(): boolean {
  const { isBookingStep = false } = usePageHandle()
  const [query] = useSearchParams()
  return isBookingStep || (query.get("to")?.startsWith("/booking/") ?? false)
}
