import type { Database } from "#src/platform/db/database.ts"
import { readTablePage, streamTable } from "#src/platform/db/table-page.ts"
import { searchInColumn, type TableSourceOf } from "#src/platform/db/table-source.ts"
import type { TablePage, TableQuery } from "#src/shared/table-query.ts"
import type { testimonialListRules } from "./testimonial-list.ts"
import type { ListedTestimonial } from "./testimonials.ts"

const source: TableSourceOf<typeof testimonialListRules> = {
  table: "testimonials",
  alias: "t",
  always: "t.deleted_at is null",
  sorts: {
    published: { by: "t.created_at", type: "timestamptz" },
    name: { by: `lower(t.name) collate "C"`, type: "text" },
  },
  filters: { published: { kind: "days", by: "t.created_at", type: "timestamptz" } },
  search: searchInColumn("testimonials", "t", "search_text"),
  select: `t.id, t.name, t.picture_id as "pictureId", t.message, t.version, t.created_at as "publishedAt"`,
  joins: "",
}

const toRow = ({ id, name, pictureId, message, version, publishedAt }: ListedTestimonial) => ({
  id,
  name,
  pictureId,
  message,
  version,
  publishedAt,
})

export const readTestimonialPage = (db: Database, query: TableQuery): Promise<TablePage<ListedTestimonial>> =>
  readTablePage(db, source, { query, toRow })

export const streamTestimonials = (
  db: Database,
  query: TableQuery,
): AsyncGenerator<readonly ListedTestimonial[]> => streamTable(db, source, { query, toRow })
