import { findTableOfLink } from "#src/features/table-reservations/table-link.service.ts"
import { data } from "react-router"
import { createTableCalendar } from "#src/features/table-reservations/table-calendar.ts"
import { platformContext } from "#src/web/context.ts"
import type { Route } from "./+types/table-calendar"

/** The calendar file of a reserved table, for anyone with its signed link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const table = await findTableOfLink(platform, params)
  if (table?.status !== "confirmed") throw data(null, { status: 404 })
  return new Response(createTableCalendar(table, { method: "PUBLISH", now: platform.clock.now() }), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="vimana-${table.reference}.ics"`,
      "cache-control": "private, no-store",
      "referrer-policy": "same-origin",
    },
  })
}
