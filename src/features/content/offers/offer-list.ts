import type { TableRules } from "#src/shared/table-query.ts"

/** What the list of offers can be asked (ADM-9). */
export const offerListRules = {
  path: "/admin/offers",
  things: "offers",
  searchLabel: "Name, words or discount",
  sorts: { published: "Published", name: "Name", valid: "Valid until" },
  firstSort: { key: "published", direction: "desc" },
  filters: {
    shown: {
      kind: "choice",
      label: "Shown",
      choices: [
        { value: "current", label: "On the home page" },
        { value: "expired", label: "Expired" },
      ],
    },
    valid: { kind: "days", label: "Valid until" },
  },
  columns: {
    pic: { label: "Pic" },
    name: { label: "Name", sort: "name" },
    description: { label: "Description" },
    discounts: { label: "Discounts" },
    valid: { label: "Valid until", sort: "valid" },
    published: { label: "Published", sort: "published", isExtra: true },
  },
} as const satisfies TableRules
