import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Party } from "#src/features/availability/party.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import type { WaitlistEntry } from "./waitlist-entry.ts"
import type { Language } from "#src/shared/language/language.ts"

/** The state of an entry `w` with its booking `b`; `today` is SQL. A hold ends by the database's clock. */
export const stateSql = (today: string): string => `case
  when w.ended_by = 'guest' then 'left'
  when w.ended_by = 'staff' then 'removed'
  when w.ended_by = 'hotel' then 'unbookable'
  when b.confirmed_at is not null then 'booked'
  when b.status = 'held' and b.hold_expires_at > now() then 'offered'
  when w.booking_id is not null then 'missed'
  when w.check_in < ${today}::date then 'over'
  when w.place is null then 'unconfirmed'
  else 'waiting' end`

const columns = `w.id, w.user_id as "userId", u.name as "guestName", u.email, w.room_type_id as "roomTypeId",
  t.name as "roomName", w.check_in as "checkIn", w.check_out as "checkOut", w.party, w.language, w.booking_id as "bookingId",
  ${stateSql("$2")} as state,
  (select count(*)::int from waiting_entries o where o.room_type_id = w.room_type_id and o.place < w.place
    and o.check_in < w.check_out and o.check_out > w.check_in and o.check_in >= $2::date) as ahead`

const entries = `waitlist_entries w join users u on u.id = w.user_id join room_types t on t.id = w.room_type_id
  left join bookings b on b.id = w.booking_id`

const find: Statement = {
  name: "waitlist-entry",
  text: `select ${columns} from ${entries} where w.id = $1 and u.deleted_at is null`,
}

/** An entry by its id; null when there is none. */
export async function findEntry(sql: Sql, id: string, today: CalendarDate): Promise<WaitlistEntry | null> {
  const [row] = await sql.run<WaitlistEntry>(find, [id, today])
  return row ?? null
}

const lock: Statement = {
  name: "lock-waitlist-entry",
  text: "select 1 from waitlist_entries where id = $1 for update",
}

/** The same, locked until the transaction ends. */
export async function lockEntry(sql: Sql, id: string, today: CalendarDate): Promise<WaitlistEntry | null> {
  await sql.run(lock, [id])
  return findEntry(sql, id, today)
}

const lockGuests: Statement = {
  name: "lock-guests-of-email",
  text: `select id, deleted_at is null as "isActive" from users where lower(email) = lower($1) order by id for no key update`,
}

/**
 * Serialises the transactions of one email address, so that its limit of entries cannot be exceeded. Returns the ids of
 * its accounts: an account that was erased in the meantime is not among them.
 */
export async function lockGuestsOfEmail(sql: Sql, email: string): Promise<string[]> {
  const guests = await sql.run<{ id: string; isActive: boolean }>(lockGuests, [email])
  return guests.filter(({ isActive }) => isActive).map(({ id }) => id)
}

const ofGuest: Statement = {
  name: "open-waitlist-entries",
  text: `select ${columns} from ${entries}
    where (w.user_id = $1 or lower(u.email) = lower($3) and w.place is not null)
      and ${stateSql("$2")} in ('unconfirmed', 'waiting', 'offered') order by w.created_at`,
}

type WhoseEntries = { readonly userId: string; readonly email: string; readonly today: CalendarDate }

/** The open entries of a guest, and those of other records with the same email address that have a place. */
export const listOpenEntries = (sql: Sql, { userId, email, today }: WhoseEntries): Promise<WaitlistEntry[]> =>
  sql.run<WaitlistEntry>(ofGuest, [userId, today, email])

const insert: Statement = {
  name: "insert-waitlist-entry",
  text: `insert into waitlist_entries (id, user_id, room_type_id, check_in, check_out, rooms, party, language, place)
    values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, case when $9 then nextval('waitlist_places') end)`,
}

type NewEntry = {
  readonly id: string
  readonly userId: string
  readonly roomTypeId: string
  readonly stay: Stay
  readonly party: Party
  readonly language: Language
  /** With `hasPlace` the entry gets the last place at once. */
  readonly hasPlace: boolean
}

export async function insertEntry(sql: Sql, entry: NewEntry): Promise<void> {
  const { id, userId, roomTypeId, stay, party, language, hasPlace } = entry
  const values = [id, userId, roomTypeId, stay.checkIn, stay.checkOut, party.length, JSON.stringify(party)]
  await sql.run(insert, [...values, language, hasPlace])
}

const givePlace: Statement = {
  name: "give-waitlist-place",
  text: "update waitlist_entries set place = nextval('waitlist_places') where id = $1 and place is null and ended_at is null returning 1",
}

/** Gives an entry without a place the last place on the waitlist; false when it has ended, or has one. */
export async function updatePlace(sql: Sql, id: string): Promise<boolean> {
  return (await sql.run(givePlace, [id])).length === 1
}

const end: Statement = {
  name: "end-waitlist-entry",
  text: `update waitlist_entries set ended_by = $2::text, ended_at = case when $2::text is null then null else now() end
    where id = $1`,
}

/** Who ended an entry; `hotel`: its stay is not sold any more. */
export type EndedBy = "guest" | "staff" | "hotel"

/** Ends an entry; null restores it at its old place. */
export async function updateEnded(sql: Sql, id: string, by: EndedBy | null): Promise<void> {
  await sql.run(end, [id, by])
}

const lastEmail: Statement = {
  name: "waitlist-last-email",
  text: "update waitlist_entries set last_email_id = $2 where id = $1",
}

/** Records which email about an entry is the newest. */
export async function updateLastEmail(
  sql: Sql,
  { id, emailId }: { readonly id: string; readonly emailId: string },
): Promise<void> {
  await sql.run(lastEmail, [id, emailId])
}

const removeOld: Statement = {
  name: "remove-old-waitlist-entries",
  text: `with gone as (delete from waitlist_entries where check_in < $1::date returning id)
    delete from emails where record_id in (select id from gone)`,
}

/** Deletes the entries whose check-in was before a day, and the emails about them. */
export async function removeEntriesBefore(sql: Sql, day: CalendarDate): Promise<void> {
  await sql.run(removeOld, [day])
}
