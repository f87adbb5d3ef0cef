import { data, type RouterContextProvider } from "react-router"
import { findBookingForDesk } from "#src/features/bookings/bookings.service.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"

type LoaderArgs = { context: Readonly<RouterContextProvider>; params: { id: string }; url: URL }

/** The booking of the address, for a page that changes it. Throws a redirect without the right, and 404 without the booking. */
export async function requireBookingToChange({ context, params, url }: LoaderArgs) {
  const actor = requireRight(context, url, "bookings.change")
  const platform = context.get(platformContext)
  const booking = await findBookingForDesk(platform, actor, params.id)
  if (!booking) throw data(null, { status: 404 })
  return { platform, actor, url, booking }
}
