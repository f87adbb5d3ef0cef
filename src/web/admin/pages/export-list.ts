import { recordExport } from "#src/features/audit/audit.service.ts"
import { streamList } from "#src/platform/lists/list-page.ts"
import type { List } from "#src/platform/lists/define-list.ts"
import { csvLine, csvStart } from "#src/shared/format/csv.ts"
import { readTableQuery, type TableQuery } from "#src/shared/table-query.ts"
import { adminLists } from "#src/web/admin/lists/admin-lists.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight, requireStaff } from "#src/web/guards.ts"
import type { Route } from "./+types/export-list"

async function* linesOf<Row>({ file }: List<Row>, batches: AsyncIterable<readonly Row[]>) {
  const encoder = new TextEncoder()
  yield encoder.encode(csvStart + csvLine(file.headings))
  for await (const rows of batches) yield encoder.encode(rows.map((row) => csvLine(file.cells(row))).join(""))
}

const filtersOf = ({ search, choices, days }: TableQuery): string[] => [
  ...(search === "" ? [] : ["search"]),
  ...Object.keys({ ...choices, ...days }),
]

/** `/admin/export/{list}`: every row of the list that an address describes, streamed as a CSV file (ADM-9). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireStaff(context, url)
  const platform = context.get(platformContext)
  const list = await adminLists.get(params.list)?.(platform)
  if (!list) throw new Response(null, { status: 404 })
  const actor = requireRight(context, url, list.right)
  const query = readTableQuery(list.rules, url.searchParams)
  await recordExport(platform.db, actor, { name: `${list.name}.csv`, filters: filtersOf(query) })
  const lines = linesOf(list, streamList(platform, actor, { list, query }))
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await lines.return()),
  })
  return new Response(stream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${list.name}.csv"`,
      "cache-control": "private, no-store",
    },
  })
}
