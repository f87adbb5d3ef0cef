import type { Subscriber } from "#src/features/enquiries/newsletter/subscriber.ts"
import { subscriberListRules } from "#src/features/enquiries/newsletter/subscriber-list.ts"
import { exportSubscribers } from "#src/features/enquiries/newsletter/subscriber-list.service.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import { type FileColumns, tableFile, timeColumn } from "#src/web/admin/tables/admin-table-file.ts"
import { readTable } from "#src/web/admin/tables/admin-table-reading.ts"
import type { Route } from "./+types/newsletter-file"

const columns: FileColumns<Subscriber> = [
  ["Email", ({ email }) => email],
  timeColumn("Subscribed at", ({ subscribedAt }) => subscribedAt),
]

/** `/admin/newsletter.csv`: the subscribers as the list's address asks for them. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "newsletter.manage")
  const { query } = readTable(subscriberListRules, request)
  const rows = exportSubscribers(context.get(platformContext), actor, query)
  return tableFile({ name: "newsletter", columns, rows })
}
