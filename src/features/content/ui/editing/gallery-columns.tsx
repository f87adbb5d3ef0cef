import type { ListedPlace } from "#src/features/content/gallery/gallery.ts"
import { PictureStrip } from "#src/features/media/ui/picture-strip.tsx"
import { formatCount } from "#src/shared/format/format-count.ts"
import type { Pictured } from "#src/ui/data-table/table-cells.tsx"
import type { CellRenderers } from "#src/ui/data-table/table-model.ts"
import styles from "./gallery-order.module.css"
import { OrderCell } from "./gallery-order.tsx"

/** How the list shows a place of the gallery (ADM-1). */
export const galleryColumns: CellRenderers<Pictured<ListedPlace>> = {
  page: { render: (item) => <OrderCell item={item} /> },
  pic: { render: ({ pictures }) => <PictureStrip pictures={pictures} /> },
  name: { below: ({ pictures }) => formatCount(pictures.length, "picture") },
  line: { render: ({ line }) => <p className={styles.line}>{line}</p> },
}
