import type { UploadedPicture } from "#src/features/media/picture.ts"
import { listUploads } from "#src/features/media/pictures.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { TablePage } from "#src/shared/table-query.ts"
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

/** The pictures of ids, uploaded ones and those of the hotel alike: those that are there, in order. */
export async function listShownPictures(sql: Sql, ids: readonly string[]): Promise<ShownPicture[]> {
  const uploads = new Map((await listUploads(sql, ids)).map((picture) => [picture.id, toShown(picture)]))
  return ids.map((id) => uploads.get(id) ?? findPicture(id)).filter((picture) => picture !== null)
}

/** The picture of an id, uploaded or of the hotel; null when there is none. */
export async function findShownPicture(
  sql: Sql,
  id: string | null | undefined,
): Promise<ShownPicture | null> {
  const [picture] = id ? await listShownPictures(sql, [id]) : []
  return picture ?? null
}

/** For many records at once: each list of ids becomes the pictures that are there. */
export async function shownPicturesOf(
  sql: Sql,
  lists: readonly (readonly string[])[],
): Promise<ShownPicture[][]> {
  const pictures = await listShownPictures(sql, [...new Set(lists.flat())])
  const byId = new Map(pictures.map((picture) => [picture.id, picture]))
  return lists.map((ids) => ids.map((id) => byId.get(id)).filter((picture) => picture !== undefined))
}

/** A page of a list, each row with the pictures that stand for it. */
export async function withPictures<Row>(
  sql: Sql,
  page: TablePage<Row>,
  idsOf: (row: Row) => readonly string[],
): Promise<TablePage<Row & { readonly pictures: readonly ShownPicture[] }>> {
  const pictures = await shownPicturesOf(sql, page.rows.map(idsOf))
  return { ...page, rows: page.rows.map((row, place) => ({ ...row, pictures: pictures[place] ?? [] })) }
}
