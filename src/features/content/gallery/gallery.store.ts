import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { GalleryItem } from "./gallery.ts"

/** The columns of a `GalleryItem`, of the table `gallery_items g`. */
export const galleryColumns = `g.id, g.name, g.line, g.version, coalesce((select array_agg(p.picture_id order by p.position)
  from gallery_pictures p where p.gallery_item_id = g.id), '{}') as "pictureIds"`

const inOrder: Statement = {
  name: "gallery-in-order",
  text: `select ${galleryColumns} from gallery_items g where g.deleted_at is null order by g.position, g.id`,
}

const byId: Statement = {
  name: "gallery-item-by-id",
  text: `select ${galleryColumns} from gallery_items g where g.id = $1 and g.deleted_at is null`,
}

export const listGalleryItems = (sql: Sql): Promise<GalleryItem[]> => sql.run<GalleryItem>(inOrder, [])

export async function findGalleryItem(sql: Sql, id: string): Promise<GalleryItem | null> {
  const [row] = await sql.run<GalleryItem>(byId, [id])
  return row ?? null
}

/** Locks an item in the given state, deleted or not; null when there is none. */
export async function lockGalleryItem(
  sql: Sql,
  id: string,
  which: "kept" | "deleted" = "kept",
): Promise<GalleryItem | null> {
  const [locked] = await sql.execute(
    `select 1 from gallery_items where id = $1 and deleted_at is ${which === "kept" ? "null" : "not null"} for update`,
    [id],
  )
  if (!locked) return null
  const [row] = await sql.execute<GalleryItem>(
    `select ${galleryColumns} from gallery_items g where g.id = $1`,
    [id],
  )
  return row ?? null
}

async function insertPictures(sql: Sql, { id, pictureIds }: GalleryItem): Promise<void> {
  await sql.execute(
    `insert into gallery_pictures (gallery_item_id, position, picture_id)
     select $1, place, picture_id from unnest($2::text[]) with ordinality as p (picture_id, place)`,
    [id, pictureIds],
  )
}

/** At the end of the order. Throws 23505 on gallery_items_name_taken. */
export async function insertGalleryItem(sql: Sql, item: GalleryItem, createdAt: string): Promise<void> {
  await sql.execute(
    `insert into gallery_items (id, name, line, position, created_at)
     values ($1, $2, $3, (select coalesce(max(position), -1) + 1 from gallery_items), $4)`,
    [item.id, item.name, item.line, createdAt],
  )
  await insertPictures(sql, item)
}

/** Writes an item whose row the caller has locked. Throws 23505 on gallery_items_name_taken. */
export async function updateGalleryItem(sql: Sql, item: GalleryItem): Promise<void> {
  await sql.execute(
    "update gallery_items set name = $2, line = $3, version = version + 1, updated_at = now() where id = $1",
    [item.id, item.name, item.line],
  )
  await sql.execute("delete from gallery_pictures where gallery_item_id = $1", [item.id])
  await insertPictures(sql, item)
}

/** Throws 23505 on gallery_items_name_taken when the name is taken by now. */
export async function updateGalleryItemDeleted(sql: Sql, id: string, isDeleted: boolean): Promise<void> {
  await sql.execute(
    `update gallery_items set deleted_at = case when $2 then now() end, version = version + 1, updated_at = now()
     where id = $1`,
    [id, isDeleted],
  )
}

/** The ids in order, locked until the transaction ends. */
export async function lockGalleryOrder(sql: Sql): Promise<string[]> {
  const rows = await sql.execute<{ id: string; position: number }>(
    "select id, position from gallery_items where deleted_at is null order by id for update",
  )
  return rows
    .toSorted((one, other) => one.position - other.position || one.id.localeCompare(other.id))
    .map(({ id }) => id)
}

export async function updateGalleryOrder(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql.execute(
    `update gallery_items g set position = p.place
     from unnest($1::uuid[]) with ordinality as p (id, place) where g.id = p.id`,
    [ids],
  )
}

/** Whether any row exists, deleted or not. */
export async function hasGalleryItems(sql: Sql): Promise<boolean> {
  const [row] = await sql.execute<{ had: boolean }>("select exists (select 1 from gallery_items) as had")
  return row?.had ?? false
}
