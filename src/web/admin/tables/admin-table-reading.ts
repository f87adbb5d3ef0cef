import { redirect, type RouterContextProvider } from "react-router"
import type { List } from "#src/platform/lists/define-list.ts"
import { readListPage } from "#src/platform/lists/list-page.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import {
  askedKey,
  readTableQuery,
  readTableView,
  tableAddress,
  type TableQuery,
  type TableRules,
  type TableView,
  viewEntries,
} from "#src/shared/table-query.ts"
import type { TableListing } from "#src/ui/data-table/table-model.ts"
import { keepViewField } from "#src/ui/data-table/table-view.tsx"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"

const secondsOfAYear = 31_536_000

const cookieName = ({ path }: TableRules): string => `view${path.replaceAll("/", "-")}`

function keptView(rules: TableRules, cookies: string | null): Partial<TableView> | undefined {
  const start = `${cookieName(rules)}=`
  const kept = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(start))
  const view = kept ? readTableView(rules, new URLSearchParams(kept.slice(start.length))) : {}
  return Object.keys(view).length > 0 ? view : undefined
}

function viewCookie(rules: TableRules, view: TableView | null): string {
  const value = view ? new URLSearchParams(viewEntries(view)) : ""
  const age = view ? secondsOfAYear : 0
  return `${cookieName(rules)}=${value}; Path=/admin; Max-Age=${age}; HttpOnly; SameSite=Lax`
}

type ReadTable = {
  readonly rules: TableRules
  readonly query: TableQuery
  readonly asked: readonly string[]
}

/**
 * What the address of a list asks for, over the look that this browser keeps. An address that asks to keep its look, or
 * to forget what is kept, leads to itself without that.
 */
function readTable(plain: TableRules, request: Request): ReadTable {
  const { searchParams } = new URL(request.url)
  const usual = keptView(plain, request.headers.get("cookie"))
  const rules = usual ? { ...plain, usual } : plain
  const keep = searchParams.get(keepViewField)
  if (keep === "yes") {
    const query = readTableQuery(rules, searchParams)
    const to = tableAddress({ ...plain, usual: query }, query)
    throw redirect(to, { headers: { "set-cookie": viewCookie(plain, query) } })
  }
  if (keep === "no") {
    for (const name of ["column", "density", "size"]) searchParams.delete(name)
    const to = tableAddress(plain, readTableQuery(plain, searchParams))
    throw redirect(to, { headers: { "set-cookie": viewCookie(plain, null) } })
  }
  return { rules, query: readTableQuery(rules, searchParams), asked: searchParams.getAll(askedKey) }
}

/** The rules without the pages of rows, for whoever may not open them. */
function rulesFor({ rules, openRight }: List<unknown>, actor: Actor): TableRules {
  const { rowPath: _, ...closed } = rules
  return openRight && !hasRight(actor, openRight) ? closed : rules
}

type LoaderArgs = {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
  readonly url: URL
}

/** What the page of a list shows, for whoever has its right. */
export async function loadList<Row>({ context, request, url }: LoaderArgs, list: List<Row>) {
  const actor = requireRight(context, url, list.right)
  const { rules, query, asked } = readTable(rulesFor(list, actor), request)
  const page = await readListPage(context.get(platformContext), actor, { list, query })
  const canDelete = list.removeRight !== undefined && hasRight(actor, list.removeRight)
  return { listing: { rules, query, page }, asked, canDelete }
}

type Loaded<Row> = { readonly listing: TableListing<Row> }

/** The same with other rows, such as with their pictures. */
export const withRows = <L extends Loaded<unknown>, Shown>(
  { listing, ...others }: L,
  rows: readonly Shown[],
) => ({
  ...others,
  listing: { ...listing, page: { ...listing.page, rows } },
})
