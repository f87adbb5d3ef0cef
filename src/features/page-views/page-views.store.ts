import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"

export type PageViews = { readonly page: string; readonly date: CalendarDate; readonly views: number }

const add: Statement = {
  name: "add-page-view",
  text: `insert into page_views as v (page, seen_on, views) values ($1, $2, 1)
    on conflict (seen_on, page) do update set views = v.views + 1`,
}

const select: Statement = {
  name: "page-views",
  text: `select page, seen_on as date, views from page_views where seen_on between $1 and $2
    order by seen_on desc, views desc, page`,
}

export async function addPageView(sql: Sql, page: string, on: CalendarDate): Promise<void> {
  await sql.run(add, [page, on])
}

export const listPageViewsBetween = (sql: Sql, from: CalendarDate, to: CalendarDate): Promise<PageViews[]> =>
  sql.run<PageViews>(select, [from, to])
