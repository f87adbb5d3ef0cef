import { defineList, searchIn, timeColumn } from "#src/platform/lists/define-list.ts"
import { galleryColumns } from "./gallery.store.ts"
import type { ListedPlace } from "./gallery.ts"

/** The gallery's items in page order, including those without pictures (ADM-9). */
export const galleryList = defineList<ListedPlace>({
  name: "gallery",
  path: "/admin/gallery",
  things: "places",
  right: "content.change",
  removeRight: "content.change",
  rowName: "name",
  rowPath: "/admin/update-gallery/:id",
  columns: {
    order: { label: "Order", sort: "page" },
    pic: { label: "Pic" },
    name: { label: "Name", sort: "name", cell: ["name", "name"] },
    line: { label: "Line" },
    added: { label: "Added", sort: "added", isExtra: true, cell: ["time", "addedAt"] },
  },
  sorts: {
    page: { label: "Order of the page", sql: "g.position", type: "bigint" },
    name: { label: "Name", sql: `lower(g.name) collate "C"`, type: "text" },
    added: { label: "Added", sql: "g.created_at", type: "timestamptz" },
  },
  firstSort: { key: "page", direction: "asc" },
  filters: { added: { kind: "days", label: "Added", column: "g.created_at", type: "timestamptz" } },
  search: searchIn("g.search_text", "Name or line"),
  sql: {
    table: "gallery_items",
    alias: "g",
    where: "g.deleted_at is null",
    select: `${galleryColumns}, g.created_at as "addedAt", (select count(*) from gallery_items o
      where o.deleted_at is null and (o.position, o.id) <= (g.position, g.id)) as place`,
  },
  csv: [
    ["Place", ({ place }) => place],
    ["Name", ({ name }) => name],
    ["Line", ({ line }) => line],
    ["Pictures", ({ pictureIds }) => pictureIds.length],
    timeColumn("Added at", ({ addedAt }) => addedAt),
  ],
})
