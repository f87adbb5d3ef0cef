import { days, defineList, searchIn } from "#src/platform/lists/define-list.ts"
import { galleryColumns } from "./gallery.store.ts"
import type { ListedPlace } from "./gallery.ts"

/** The gallery's items in page order, including those without pictures (ADM-9). */
export const galleryList = defineList<ListedPlace>({
  name: "gallery",
  path: "/admin/gallery",
  pluralName: "places",
  right: "content.change",
  removeRight: "content.change",
  rowName: "name",
  rowPath: "/admin/update-gallery/:id",
  columns: {
    page: { label: "Order", csv: ({ place }) => place, sort: ["bigint", "g.position"] },
    pic: { label: "Pictures", csv: ({ pictureIds }) => pictureIds.length },
    name: { label: "Name", cell: ["name", "name"], sort: ["text", `lower(g.name) collate "C"`] },
    line: { label: "Line", cell: ["text", "line"] },
    added: {
      label: "Added",
      isExtra: true,
      cell: ["time", "addedAt"],
      sort: ["timestamptz", "g.created_at"],
      filter: days,
    },
  },
  firstSort: { key: "page", direction: "asc" },
  search: searchIn("g.search_text", "Name or line"),
  sql: {
    table: "gallery_items",
    alias: "g",
    where: "g.deleted_at is null",
    select: `${galleryColumns}, g.created_at as "addedAt", (select count(*) from gallery_items o
      where o.deleted_at is null and (o.position, o.id) <= (g.position, g.id)) as place`,
  },
})
