import type { Sql } from "#src/platform/db/database.ts"
import type { LibraryPicture } from "./picture.ts"
import { pictureColumns } from "./pictures.store.ts"

/** The columns of a `LibraryPicture`, of the table `pictures p`. */
export const libraryColumns = `${pictureColumns}, coalesce(nullif(p.alt, ''), p.file_name) as name, p.failure, p.is_saved as "isSaved",
  (select coalesce(json_agg(json_build_object('subjectType', u.subject_type, 'subjectId', u.subject_id, 'name', u.name,
    'isDeleted', u.is_deleted) order by u.is_deleted, u.subject_type, u.name), '[]')
    from picture_uses u where u.picture_id = p.id) as uses`

export async function findLibraryPicture(sql: Sql, id: string): Promise<LibraryPicture | null> {
  const [row] = await sql.execute<LibraryPicture>(
    `select ${libraryColumns} from pictures p where p.id = $1 and p.deleted_at is null`,
    [id],
  )
  return row ?? null
}
