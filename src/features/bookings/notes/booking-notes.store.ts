import { randomUUID } from "node:crypto"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { BookingNote } from "./booking-note.ts"

const notesOfBooking: Statement = {
  name: "booking-notes",
  text: `select n.id, n.text, coalesce(u.name, 'The hotel') as author, n.created_at as "createdAt"
    from booking_notes n left join users u on u.id = n.author_id
    where n.booking_id = $1 order by n.created_at desc, n.id limit 200`,
}

export const listNotes = (sql: Sql, bookingId: string): Promise<BookingNote[]> =>
  sql.run<BookingNote>(notesOfBooking, [bookingId])

type NewNote = { readonly bookingId: string; readonly authorId: string | null; readonly text: string }

export async function insertNote(sql: Sql, { bookingId, authorId, text }: NewNote): Promise<void> {
  await sql.execute("insert into booking_notes (id, booking_id, author_id, text) values ($1, $2, $3, $4)", [
    randomUUID(),
    bookingId,
    authorId,
    text,
  ])
}
