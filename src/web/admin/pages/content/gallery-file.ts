import type { ListedPlace } from "#src/features/content/gallery/gallery.ts"
import { galleryListRules } from "#src/features/content/gallery/gallery-list.ts"
import { exportGallery } from "#src/features/content/gallery/gallery-list.service.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import { type FileColumns, tableFile, timeColumn } from "#src/web/admin/tables/admin-table-file.ts"
import { readTable } from "#src/web/admin/tables/admin-table-reading.ts"
import type { Route } from "./+types/gallery-file"

const columns: FileColumns<ListedPlace> = [
  ["Place", ({ place }) => place],
  ["Name", ({ name }) => name],
  ["Line", ({ line }) => line],
  ["Pictures", ({ pictureIds }) => pictureIds.length],
  timeColumn("Added at", ({ addedAt }) => addedAt),
]

/** `/admin/gallery.csv`: the places of the gallery as the list's address asks for them. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "content.change")
  const { query } = readTable(galleryListRules, request)
  return tableFile({
    name: "gallery",
    columns,
    rows: exportGallery(context.get(platformContext), actor, query),
  })
}
