import { redirect, type RouterContextProvider } from "react-router"
import type { List } from "#src/platform/lists/define-list.ts"
import { readListPage } from "#src/platform/lists/list-page.ts"
import type { Actor } from "#src/shared/actor.ts"
import { replicaPositionCookie } from "#src/features/accounts/sessions/replica-position-cookie.ts"
import { hostCookie } from "#src/shared/host-cookie.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import {
  readTableQuery,
  readTableView,
  tableAddress,
  type TableQuery,
  type TableRules,
  type TableView,
  viewEntries,
} from "#src/shared/table-query.ts"
import { deletionParameter, type TableListing } from "#src/ui/data-table/table-model.ts"
import { keepViewField } from "#src/ui/data-table/table-view.tsx"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"

const secondsOfAYear = 31_536_000

// What URLSearchParams writes.
const queryShape = /^[\w*.=&%+-]+$/

const cookieOf = ({ path }: TableRules) =>
  hostCookie(`view${path.replaceAll("/", "-")}`, secondsOfAYear, queryShape)

function readSavedView(rules: TableRules, { request, origin }: PageRequest): Partial<TableView> | undefined {
  const saved = cookieOf(rules).read(request.headers.get("cookie"), origin)
  const view = saved ? readTableView(rules, new URLSearchParams(saved)) : {}
  return Object.keys(view).length > 0 ? view : undefined
}

const viewCookie = (rules: TableRules, view: TableView, origin: string): string =>
  cookieOf(rules).set(String(new URLSearchParams(viewEntries(view))), origin)

type PageRequest = { readonly request: Request; readonly origin: string }

type ReadTable = {
  readonly rules: TableRules
  readonly query: TableQuery
  readonly idsToDelete: readonly string[]
}

/**
 * The list that an address describes, with the view that this browser saved as the default. An address that saves its
 * view, or deletes the saved one, redirects to itself without that parameter.
 */
function readTable(plain: TableRules, pageRequest: PageRequest): ReadTable {
  const { request, origin } = pageRequest
  const { searchParams } = new URL(request.url)
  const savedView = readSavedView(plain, pageRequest)
  const rules = savedView ? { ...plain, savedView } : plain
  const keep = searchParams.get(keepViewField)
  if (keep === "yes") {
    const query = readTableQuery(rules, searchParams)
    const to = tableAddress({ ...plain, savedView: query }, query)
    throw redirect(to, { headers: { "set-cookie": viewCookie(plain, query, origin) } })
  }
  if (keep === "no") {
    for (const name of ["column", "density", "size"]) searchParams.delete(name)
    const to = tableAddress(plain, readTableQuery(plain, searchParams))
    throw redirect(to, { headers: { "set-cookie": cookieOf(plain).clear(origin) } })
  }
  return {
    rules,
    query: readTableQuery(rules, searchParams),
    idsToDelete: searchParams.getAll(deletionParameter),
  }
}

/** The rules without the pages of rows, for anyone who may not open them. */
function rulesFor({ rules, openRight }: List<unknown>, actor: Actor): TableRules {
  const { rowPath: _, ...closed } = rules
  return openRight && !hasRight(actor, openRight) ? closed : rules
}

type LoaderArgs = {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
  readonly url: URL
}

/** What the page of a list shows, for anyone with its right. */
export async function loadList<Row>({ context, request, url }: LoaderArgs, list: List<Row>) {
  const actor = requireRight(context, url, list.right)
  const platform = context.get(platformContext)
  const { origin } = platform
  const { rules, query, idsToDelete } = readTable(rulesFor(list, actor), { request, origin })
  const db = await platform.reads.after(replicaPositionCookie.read(request.headers.get("cookie"), origin))
  const page = await readListPage({ db }, actor, { list, query })
  const canDelete = list.removeRight !== undefined && hasRight(actor, list.removeRight)
  return { listing: { rules, query, page }, idsToDelete, canDelete }
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
