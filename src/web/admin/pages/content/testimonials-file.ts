import { testimonialListRules } from "#src/features/content/testimonials/testimonial-list.ts"
import { exportTestimonials } from "#src/features/content/testimonials/testimonial-list.service.ts"
import type { ListedTestimonial } from "#src/features/content/testimonials/testimonials.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import { type FileColumns, tableFile, timeColumn } from "#src/web/admin/tables/admin-table-file.ts"
import { readTable } from "#src/web/admin/tables/admin-table-reading.ts"
import type { Route } from "./+types/testimonials-file"

const columns: FileColumns<ListedTestimonial> = [
  ["Name", ({ name }) => name],
  ["Message", ({ message }) => message],
  timeColumn("Published at", ({ publishedAt }) => publishedAt),
]

/** `/admin/testimonial.csv`: what guests said, as the list's address asks for it. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "content.change")
  const { query } = readTable(testimonialListRules, request)
  const rows = exportTestimonials(context.get(platformContext), actor, query)
  return tableFile({ name: "testimonials", columns, rows })
}
