import type { Database, Sql } from "#src/platform/db/database.ts"
import { readTablePage, streamTable } from "#src/platform/db/table-page.ts"
import { searchInColumn, type TableSourceOf } from "#src/platform/db/table-source.ts"
import type { TablePage, TableQuery } from "#src/shared/table-query.ts"
import type { LibraryPicture } from "./picture.ts"
import type { pictureListRules } from "./picture-list.ts"
import { listUsesOfPictures, type PictureRow, toPicture } from "./pictures.store.ts"

type Kept = Omit<LibraryPicture, "uses">
type KeptRow = PictureRow & { readonly failure: string | null; readonly is_saved: boolean }

const isUsed = "exists (select 1 from picture_uses u where u.picture_id = p.id)"

const columns = `p.id, p.file_name, p.file_bytes, p.width, p.height, p.color, p.alt, p.focal_x, p.focal_y, p.state,
  p.version, p.failure, p.is_saved, p.uploaded_at`

const source: TableSourceOf<typeof pictureListRules> = {
  table: "pictures",
  alias: "p",
  idType: "text",
  always: "p.deleted_at is null",
  sorts: {
    sent: { by: "p.uploaded_at", type: "timestamptz" },
    name: { by: `lower(p.file_name) collate "C"`, type: "text" },
    bytes: { by: "p.file_bytes", type: "bigint" },
  },
  filters: {
    use: { kind: "choice", conditions: { somewhere: isUsed, nowhere: `not ${isUsed}` } },
    state: {
      kind: "choice",
      conditions: {
        ready: "p.state = 'ready'",
        processing: "p.state = 'processing'",
        failed: "p.state = 'failed'",
      },
    },
    words: { kind: "choice", conditions: { missing: "p.alt = ''" } },
    sent: { kind: "days", by: "p.uploaded_at", type: "timestamptz" },
  },
  search: searchInColumn("pictures", "p", "search_text"),
  select: columns,
  joins: "",
}

const toRow = (row: KeptRow): Kept => ({ ...toPicture(row), failure: row.failure, isSaved: row.is_saved })

async function withUses(sql: Sql, pictures: readonly Kept[]): Promise<LibraryPicture[]> {
  const found = await listUsesOfPictures(
    sql,
    pictures.map(({ id }) => id),
  )
  const usesOf = Map.groupBy(found, ({ pictureId }) => pictureId)
  return pictures.map((picture) => ({
    ...picture,
    uses: (usesOf.get(picture.id) ?? []).map(({ use }) => use),
  }))
}

export async function readLibraryPage(db: Database, query: TableQuery): Promise<TablePage<LibraryPicture>> {
  const page = await readTablePage(db, source, { query, toRow })
  return { ...page, rows: await withUses(db, page.rows) }
}

export async function* streamLibrary(
  db: Database,
  query: TableQuery,
): AsyncGenerator<readonly LibraryPicture[]> {
  for await (const rows of streamTable(db, source, { query, toRow })) yield await withUses(db, rows)
}

export async function findLibraryPicture(sql: Sql, id: string): Promise<LibraryPicture | null> {
  const rows = await sql.execute<KeptRow>(
    `select ${columns} from pictures p where p.id = $1 and p.deleted_at is null`,
    [id],
  )
  const [picture] = await withUses(sql, rows.map(toRow))
  return picture ?? null
}
