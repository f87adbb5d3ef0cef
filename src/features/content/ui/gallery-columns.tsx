import { Link } from "react-router"
import { PictureStrip } from "#src/features/media/ui/picture-strip.tsx"
import { Moment, NameCell, type Pictured } from "#src/ui/data-table/table-cells.tsx"
import type { DataColumn } from "#src/ui/data-table/table-model.ts"
import type { GalleryColumn, ListedPlace } from "#src/features/content/gallery/gallery.ts"
import styles from "./gallery-order.module.css"
import { OrderCell } from "./gallery-order.tsx"

export const pathOfPlace = ({ id }: Pick<ListedPlace, "id">): string => `/admin/update-gallery/${id}`

const countOf = ({ length }: readonly unknown[]): string =>
  length === 1 ? "1 picture" : `${length} pictures`

/** How the list shows a place of the gallery (ADM-1). */
export const galleryColumns: Readonly<Record<GalleryColumn, DataColumn<Pictured<ListedPlace>>>> = {
  order: { render: (item) => <OrderCell item={item} /> },
  pic: { render: ({ pictures }) => <PictureStrip pictures={pictures} /> },
  name: {
    render: (item) => (
      <NameCell below={countOf(item.pictures)}>
        <Link to={pathOfPlace(item)}>{item.name}</Link>
      </NameCell>
    ),
  },
  line: { render: ({ line }) => <p className={styles.line}>{line}</p> },
  added: { render: ({ addedAt }) => <Moment at={addedAt} /> },
}
