import type { Database } from "#src/platform/db/database.ts"
import { readTablePage, streamTable } from "#src/platform/db/table-page.ts"
import { searchInColumn, type TableSourceOf } from "#src/platform/db/table-source.ts"
import type { TablePage, TableQuery } from "#src/shared/table-query.ts"
import type { ListedPlace } from "./gallery.ts"
import type { galleryListRules } from "./gallery-list.ts"
import { galleryColumns, type GalleryRow, toGalleryItem } from "./gallery.store.ts"

const source: TableSourceOf<typeof galleryListRules> = {
  table: "gallery_items",
  alias: "g",
  always: "g.deleted_at is null",
  sorts: {
    page: { by: "g.position", type: "bigint" },
    name: { by: `lower(g.name) collate "C"`, type: "text" },
    added: { by: "g.created_at", type: "timestamptz" },
  },
  filters: { added: { kind: "days", by: "g.created_at", type: "timestamptz" } },
  search: searchInColumn("gallery_items", "g", "search_text"),
  select: `${galleryColumns}, g.created_at as added_at, (select count(*) from gallery_items o
    where o.deleted_at is null and (o.position, o.id) <= (g.position, g.id)) as place`,
  joins: "",
}

type ListedRow = GalleryRow & { readonly added_at: string; readonly place: number }

const toRow = (row: ListedRow): ListedPlace => ({
  ...toGalleryItem(row),
  addedAt: row.added_at,
  place: row.place,
})

export const readGalleryPage = (db: Database, query: TableQuery): Promise<TablePage<ListedPlace>> =>
  readTablePage(db, source, { query, toRow })

export const streamGallery = (db: Database, query: TableQuery): AsyncGenerator<readonly ListedPlace[]> =>
  streamTable(db, source, { query, toRow })
