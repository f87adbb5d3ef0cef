import { defineList, searchIn, timeColumn } from "#src/platform/lists/define-list.ts"
import type { ListedTestimonial } from "./testimonials.ts"

/** All testimonials, newest first (ADM-9). */
export const testimonialList = defineList<ListedTestimonial>({
  name: "testimonials",
  path: "/admin/testimonial",
  things: "testimonials",
  right: "content.change",
  removeRight: "content.change",
  rowName: "name",
  rowPath: "/admin/update-testimonial/:id",
  columns: {
    pic: { label: "Pic" },
    name: { label: "Name", sort: "name", cell: ["name", "name"] },
    message: { label: "Message", cell: ["message", "message"] },
    published: { label: "Published", sort: "published", cell: ["time", "publishedAt"] },
  },
  sorts: {
    published: { label: "Published", sql: "t.created_at", type: "timestamptz" },
    name: { label: "Name", sql: `lower(t.name) collate "C"`, type: "text" },
  },
  firstSort: { key: "published", direction: "desc" },
  filters: { published: { kind: "days", label: "Published", column: "t.created_at", type: "timestamptz" } },
  search: searchIn("t.search_text", "Name or words"),
  sql: {
    table: "testimonials",
    alias: "t",
    where: "t.deleted_at is null",
    select: `t.id, t.name, t.picture_id as "pictureId", t.message, t.version, t.created_at as "publishedAt"`,
  },
  csv: [
    ["Name", ({ name }) => name],
    ["Message", ({ message }) => message],
    timeColumn("Published at", ({ publishedAt }) => publishedAt),
  ],
})
