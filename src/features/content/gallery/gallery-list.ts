import type { TableRules } from "#src/shared/table-query.ts"

/** What the list of the gallery's places can be asked (ADM-9). */
export const galleryListRules = {
  path: "/admin/gallery",
  things: "places",
  searchLabel: "Name or line",
  sorts: { page: "Order of the page", name: "Name", added: "Added" },
  firstSort: { key: "page", direction: "asc" },
  filters: { added: { kind: "days", label: "Added" } },
  columns: {
    order: { label: "Order", sort: "page" },
    pic: { label: "Pic" },
    name: { label: "Name", sort: "name" },
    line: { label: "Line" },
    added: { label: "Added", sort: "added", isExtra: true },
  },
} as const satisfies TableRules
