import type { TableRules } from "#src/shared/table-query.ts"

/** What the list of testimonials can be asked (ADM-9). */
export const testimonialListRules = {
  path: "/admin/testimonial",
  things: "testimonials",
  searchLabel: "Name or words",
  sorts: { published: "Published", name: "Name" },
  firstSort: { key: "published", direction: "desc" },
  filters: { published: { kind: "days", label: "Published" } },
  columns: {
    pic: { label: "Pic" },
    name: { label: "Name", sort: "name" },
    message: { label: "Message" },
    published: { label: "Published", sort: "published" },
  },
} as const satisfies TableRules
