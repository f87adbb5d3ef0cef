import type { LibraryPicture } from "#src/features/media/picture.ts"
import { exportPictures } from "#src/features/media/picture-library.service.ts"
import { pictureListRules, pictureStateNames } from "#src/features/media/picture-list.ts"
import { formatPictureUse } from "#src/features/media/picture-uses.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import { type FileColumns, tableFile, timeColumn } from "#src/web/admin/tables/admin-table-file.ts"
import { readTable } from "#src/web/admin/tables/admin-table-reading.ts"
import type { Route } from "./+types/media-file"

const columns: FileColumns<LibraryPicture> = [
  ["File", ({ fileName }) => fileName],
  ["What it shows", ({ alt }) => alt],
  ["Width", ({ width }) => width],
  ["Height", ({ height }) => height],
  ["Bytes", ({ fileBytes }) => fileBytes],
  ["Used by", ({ uses }) => uses.map(formatPictureUse).join(", ")],
  ["Sizes", ({ state }) => pictureStateNames[state]],
  ["Failure", ({ failure }) => failure],
  timeColumn("Sent at", ({ uploadedAt }) => uploadedAt),
]

/** `/admin/media.csv`: the pictures as the library's address asks for them. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "content.change")
  const { query } = readTable(pictureListRules, request)
  return tableFile({
    name: "media",
    columns,
    rows: exportPictures(context.get(platformContext), actor, query),
  })
}
