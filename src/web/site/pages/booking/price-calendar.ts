import { maxRoomsPerBooking } from "#src/features/availability/party.ts"
import { findStayCalendar } from "#src/features/availability/price-calendar.service.ts"
import { platformContext } from "#src/web/context.ts"
import type { Route } from "./+types/price-calendar"

/** `/price-calendar.json`: the lowest price of every night, for the calendars of the website (GUEST-3). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const rooms = Number(url.searchParams.get("rooms") ?? 1)
  if (!Number.isInteger(rooms) || rooms < 1 || rooms > maxRoomsPerBooking)
    return new Response(null, { status: 404 })
  const calendar = await findStayCalendar(context.get(platformContext), {
    roomId: url.searchParams.get("room"),
    rooms,
  })
  return calendar ? Response.json(calendar) : new Response(null, { status: 404 })
}
