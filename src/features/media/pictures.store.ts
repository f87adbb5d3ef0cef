import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { Focal, PictureState, PictureUse, UploadedPicture } from "./picture.ts"

/** The columns of an `UploadedPicture`, of the table `pictures p`. */
export const pictureColumns = `p.id, p.file_name as "fileName", p.file_bytes as "fileBytes", p.width, p.height, p.color,
  p.alt, p.alt as caption, json_build_array(p.focal_x, p.focal_y) as focal, p.state, p.version,
  p.uploaded_at as "uploadedAt"`

const byIds: Statement = {
  name: "pictures-by-ids",
  isContent: true,
  text: `select ${pictureColumns} from pictures p where id = any($1)`,
}

// A record that claims a picture locks it until the commit, so that it cannot be deleted in between.
const byIdsHeld: Statement = {
  name: "pictures-by-ids-held",
  text: `${byIds.text} and deleted_at is null order by id for share`,
}

const byIdLocked: Statement = {
  name: "picture-by-id-locked",
  text: `select ${pictureColumns} from pictures p where id = $1 and (deleted_at is not null) = $2 for update`,
}

export const listPicturesByIds = (sql: Sql, ids: readonly string[]): Promise<UploadedPicture[]> =>
  sql.run<UploadedPicture>(byIds, [ids])

export const lockPictures = (sql: Sql, ids: readonly string[]): Promise<UploadedPicture[]> =>
  sql.run<UploadedPicture>(byIdsHeld, [ids])

const byIdLoose: Statement = {
  name: "picture-by-id-loose",
  text: `select ${pictureColumns} from pictures p where id = $1 and (deleted_at is not null or not is_saved) for update`,
}

/** Locks a deleted or unkept picture; null when there is none. */
export async function lockUnusedPicture(sql: Sql, id: string): Promise<UploadedPicture | null> {
  const [row] = await sql.run<UploadedPicture>(byIdLoose, [id])
  return row ?? null
}

/** Locks a picture in the given state, deleted or not; null when there is none. */
export async function lockPicture(
  sql: Sql,
  id: string,
  which: "kept" | "deleted" = "kept",
): Promise<UploadedPicture | null> {
  const [row] = await sql.run<UploadedPicture>(byIdLocked, [id, which === "deleted"])
  return row ?? null
}

type NewPicture = Pick<UploadedPicture, "id" | "fileName" | "fileBytes" | "width" | "height" | "color"> & {
  readonly fileType: string
  readonly uploadedAt: string
}

const insertOne: Statement = {
  name: "insert-picture",
  text: `insert into pictures as p (id, file_name, file_type, file_bytes, width, height, color, uploaded_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (id) do update set uploaded_at = excluded.uploaded_at, deleted_at = null,
      is_saved = p.is_saved and p.deleted_at is null
    returning ${pictureColumns}`,
}

/** Inserts a picture; an existing one gets a new upload time. */
export async function insertPicture(sql: Sql, picture: NewPicture): Promise<UploadedPicture> {
  const { id, fileName, fileType, fileBytes, width, height, color, uploadedAt } = picture
  const values = [id, fileName, fileType, fileBytes, width, height, color, uploadedAt]
  const [row] = await sql.run<UploadedPicture>(insertOne, values)
  if (!row) throw new Error("a picture was stored and is not there")
  return row
}

/** Returns the new version. */
export async function updatePictureTexts(
  sql: Sql,
  id: string,
  { alt, focal: [x, y] }: { alt: string; focal: Focal },
): Promise<number> {
  const [row] = await sql.execute<Pick<UploadedPicture, "version">>(
    `update pictures set alt = $2, focal_x = $3, focal_y = $4, version = version + 1 where id = $1
     returning version`,
    [id, alt, x, y],
  )
  if (!row) throw new Error("a picture was locked and is not there")
  return row.version
}

/** Marks pictures as kept; returns the ids that were not kept before. */
export async function updatePicturesKept(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql.execute<{ id: string }>(
    "update pictures set is_saved = true where id = any($1) and not is_saved returning id",
    [ids],
  )
  return rows.map(({ id }) => id)
}

export async function updatePictureState(
  sql: Sql,
  id: string,
  { state, failure = null }: { state: PictureState; failure?: string | null },
): Promise<void> {
  await sql.execute("update pictures set state = $2, failure = $3 where id = $1", [id, state, failure])
}

/** Marks a picture as deleted; null restores it. */
export async function updatePictureDeleted(sql: Sql, id: string, at: string | null): Promise<void> {
  await sql.execute("update pictures set deleted_at = $2 where id = $1", [id, at])
}

export async function removePictureRow(sql: Sql, id: string): Promise<void> {
  await sql.execute("delete from pictures where id = $1", [id])
}

/** What shows a picture: kept records first. */
export const listUsesOfPicture = (sql: Sql, id: string): Promise<PictureUse[]> =>
  sql.execute<PictureUse>(
    `select subject_type as "subjectType", subject_id as "subjectId", name, is_deleted as "isDeleted"
     from picture_uses where picture_id = $1 order by is_deleted, subject_type, name`,
    [id],
  )

/** Unused, unkept pictures that were uploaded or deleted before an instant. */
export async function listUnusedPictureIds(sql: Sql, before: string, limit: number): Promise<string[]> {
  const rows = await sql.execute<{ id: string }>(
    `select id from pictures p where uploaded_at < $1 and (deleted_at < $1 or deleted_at is null and not is_saved)
       and not exists (select 1 from picture_uses u where u.picture_id = p.id) order by uploaded_at limit $2`,
    [before, limit],
  )
  return rows.map(({ id }) => id)
}
