import { days, defineList, searchIn } from "#src/platform/lists/define-list.ts"
import type { ListedTestimonial } from "./testimonials.ts"

/** All testimonials, newest first (ADM-9). */
export const testimonialList = defineList<ListedTestimonial>({
  name: "testimonials",
  path: "/admin/testimonial",
  pluralName: "testimonials",
  right: "content.change",
  removeRight: "content.change",
  rowName: "name",
  rowPath: "/admin/update-testimonial/:id",
  columns: {
    pic: { label: "Pic" },
    name: { label: "Name", cell: ["name", "name"], sort: ["text", `lower(t.name) collate "C"`] },
    message: { label: "Message", cell: ["message", "message"] },
    published: {
      label: "Published",
      cell: ["time", "publishedAt"],
      sort: ["timestamptz", "t.created_at"],
      filter: days,
    },
  },
  firstSort: { key: "published", direction: "desc" },
  search: searchIn("t.search_text", "Name or words"),
  sql: {
    table: "testimonials",
    alias: "t",
    where: "t.deleted_at is null",
    select: `t.id, t.name, t.picture_id as "pictureId", t.message, t.version, t.created_at as "publishedAt"`,
  },
})
