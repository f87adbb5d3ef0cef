import { Link } from "react-router"
import { LinesCell, Moment, NameCell, PictureCell } from "#src/ui/data-table/table-cells.tsx"
import type { DataColumn } from "#src/ui/data-table/table-model.ts"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"
import { formatFileSize } from "../file-size.ts"
import type { LibraryColumn, LibraryPicture } from "../picture.ts"
import { PictureStateView } from "./picture-state.tsx"
import { PictureUses } from "./picture-uses.tsx"

export type LibraryRow = LibraryPicture & { readonly mayOpenRooms: boolean }

const maxUses = 3

export const pathOfPicture = ({ id }: Pick<LibraryPicture, "id">): string => `/admin/media/${id}`

export const nameOfPicture = ({ alt, fileName }: Pick<LibraryPicture, "alt" | "fileName">): string =>
  alt || fileName

/** How the library shows a picture. */
export const libraryColumns: Readonly<Record<LibraryColumn, DataColumn<LibraryRow>>> = {
  pic: { render: (picture) => <PictureCell picture={{ ...picture, alt: "" }} /> },
  shows: {
    render: (picture) => (
      <NameCell>
        <Link to={pathOfPicture(picture)}>
          {picture.alt || (
            <>
              Not said yet<VisuallyHidden>: {picture.fileName}</VisuallyHidden>
            </>
          )}
        </Link>
      </NameCell>
    ),
  },
  file: {
    render: ({ fileName, width, height, fileBytes }) => (
      <LinesCell below={`${width} × ${height}, ${formatFileSize(fileBytes)}`}>{fileName}</LinesCell>
    ),
  },
  uses: {
    render: ({ uses, mayOpenRooms, isSaved }) => (
      <PictureUses uses={uses} mayOpenRooms={mayOpenRooms} isSaved={isSaved} most={maxUses} />
    ),
  },
  state: { render: (picture) => <PictureStateView picture={picture} /> },
  sent: { render: ({ uploadedAt }) => <Moment at={uploadedAt} /> },
}
