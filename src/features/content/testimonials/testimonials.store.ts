import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { Testimonial } from "./testimonials.ts"

const columns = `id, name, picture_id as "pictureId", message, version`

const newestFirst: Statement = {
  name: "testimonials-newest-first",
  text: `select ${columns} from testimonials where deleted_at is null order by created_at desc, id desc`,
}

const byId: Statement = {
  name: "testimonial-by-id",
  text: `select ${columns} from testimonials where id = $1 and deleted_at is null`,
}

const insertOne: Statement = {
  name: "insert-testimonial",
  text: "insert into testimonials (id, name, picture_id, message, created_at) values ($1, $2, $3, $4, $5)",
}

export const listTestimonialsNewestFirst = (sql: Sql): Promise<Testimonial[]> =>
  sql.run<Testimonial>(newestFirst, [])

export async function findTestimonialById(sql: Sql, id: string): Promise<Testimonial | null> {
  const [row] = await sql.run<Testimonial>(byId, [id])
  return row ?? null
}

type StoredTestimonial = Omit<Testimonial, "version">

export type NewTestimonial = StoredTestimonial & { readonly createdAt: Date }

export async function insertTestimonial(sql: Sql, testimonial: NewTestimonial): Promise<void> {
  const { id, name, pictureId, message, createdAt } = testimonial
  await sql.run(insertOne, [id, name, pictureId, message, createdAt])
}

const lockById: Statement = { name: "lock-testimonial", text: `${byId.text} for update` }

/** Locks the row; null when there is none. */
export async function lockTestimonial(sql: Sql, id: string): Promise<Testimonial | null> {
  const [row] = await sql.run<Testimonial>(lockById, [id])
  return row ?? null
}

const updateOne: Statement = {
  name: "update-testimonial",
  text: `update testimonials set name = $2, picture_id = $3, message = $4, version = version + 1, updated_at = now()
    where id = $1`,
}

/** Throws 23505 on testimonials_name_taken. */
export async function updateTestimonialRow(sql: Sql, testimonial: StoredTestimonial): Promise<void> {
  const { id, name, pictureId, message } = testimonial
  await sql.run(updateOne, [id, name, pictureId, message])
}

/** Whether any row exists, deleted or not. */
export async function hasTestimonials(sql: Sql): Promise<boolean> {
  const [row] = await sql.execute<{ had: boolean }>("select exists (select 1 from testimonials) as had")
  return row?.had ?? false
}
