import type { Sql } from "#src/platform/db/database.ts"
import type { LibraryPicture } from "./picture.ts"
import { type PictureRow, toPicture } from "./pictures.store.ts"

type LibraryRow = PictureRow & Pick<LibraryPicture, "failure" | "uses" | "isSaved">

export const libraryColumns = `p.id, p.file_name, p.file_bytes, p.width, p.height, p.color, p.alt, p.focal_x, p.focal_y,
  p.state, p.version, p.failure, p.is_saved as "isSaved", p.uploaded_at,
  (select coalesce(json_agg(json_build_object('subjectType', u.subject_type, 'subjectId', u.subject_id, 'name', u.name,
    'isDeleted', u.is_deleted) order by u.is_deleted, u.subject_type, u.name), '[]')
    from picture_uses u where u.picture_id = p.id) as uses`

export const toLibraryPicture = (row: LibraryRow): LibraryPicture => ({
  ...toPicture(row),
  failure: row.failure,
  uses: row.uses,
  isSaved: row.isSaved,
})

export async function findLibraryPicture(sql: Sql, id: string): Promise<LibraryPicture | null> {
  const [row] = await sql.execute<LibraryRow>(
    `select ${libraryColumns} from pictures p where p.id = $1 and p.deleted_at is null`,
    [id],
  )
  return row ? toLibraryPicture(row) : null
}
