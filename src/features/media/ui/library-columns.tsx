import { LinesCell, NameCell, PictureCell } from "#src/ui/data-table/table-cells.tsx"
import type { CellRenderers } from "#src/ui/data-table/table-model.ts"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"
import { formatFileSize } from "../file-size.ts"
import type { LibraryPicture } from "../picture.ts"
import { PictureStateView } from "./picture-state.tsx"
import { PictureUses } from "./picture-uses.tsx"

type LibraryRow = LibraryPicture & { readonly mayOpenRooms: boolean }

const maxUses = 3

/** How the library shows a picture. */
export const libraryColumns: CellRenderers<LibraryRow> = {
  pic: { render: (picture) => <PictureCell picture={{ ...picture, alt: "" }} /> },
  words: {
    render: ({ id, alt, fileName }) => (
      <NameCell to={`/admin/media/${id}`}>
        {alt || (
          <>
            Not said yet<VisuallyHidden>: {fileName}</VisuallyHidden>
          </>
        )}
      </NameCell>
    ),
  },
  name: {
    render: ({ fileName, width, height, fileBytes }) => (
      <LinesCell below={`${width} × ${height}, ${formatFileSize(fileBytes)}`}>{fileName}</LinesCell>
    ),
  },
  use: {
    render: ({ uses, mayOpenRooms, isSaved }) => (
      <PictureUses uses={uses} mayOpenRooms={mayOpenRooms} isSaved={isSaved} most={maxUses} />
    ),
  },
  state: { render: (picture) => <PictureStateView picture={picture} /> },
}
