import type { UploadedPicture } from "#src/features/media/picture.ts"
import { listUploads } from "#src/features/media/pictures.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { findPicture, type HotelPicture } from "./pictures.ts"

export type ShownPicture = HotelPicture & { readonly color?: string }

const toShown = ({ id, alt, caption, width, height, focal, color }: UploadedPicture): ShownPicture => ({
  id,
  alt,
  caption,
  width,
  height,
  focal,
  color,
})

/** The existing pictures of the ids, in order: uploads and project pictures. */
export async function listShownPictures(sql: Sql, ids: readonly string[]): Promise<ShownPicture[]> {
  const uploads = new Map((await listUploads(sql, ids)).map((picture) => [picture.id, toShown(picture)]))
  return ids.map((id) => uploads.get(id) ?? findPicture(id)).filter((picture) => picture !== null)
}

/** The picture of an id, an upload or a project picture; null when there is none. */
export async function findShownPicture(
  sql: Sql,
  id: string | null | undefined,
): Promise<ShownPicture | null> {
  const [picture] = id ? await listShownPictures(sql, [id]) : []
  return picture ?? null
}

/** For many records at once: replaces each list of ids by the existing pictures. */
export async function findShownPictures(
  sql: Sql,
  lists: readonly (readonly string[])[],
): Promise<ShownPicture[][]> {
  const pictures = await listShownPictures(sql, [...new Set(lists.flat())])
  const byId = new Map(pictures.map((picture) => [picture.id, picture]))
  return lists.map((ids) => ids.map((id) => byId.get(id)).filter((picture) => picture !== undefined))
}

/** Rows of a list, each with its pictures. */
export async function withPictures<Row>(
  sql: Sql,
  rows: readonly Row[],
  idsOf: (row: Row) => readonly string[],
): Promise<(Row & { readonly pictures: readonly ShownPicture[] })[]> {
  const pictures = await findShownPictures(sql, rows.map(idsOf))
  return rows.map((row, place) => ({ ...row, pictures: pictures[place] ?? [] }))
}
