import { shownEmailSql } from "#src/features/emails/erased-guest.ts"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { TableChange, TableReservation, TableStatus } from "./table-reservation.ts"
import type { Slot, SlotCovers } from "./table-times.ts"

export const tableColumns = `r.id, r.reference, r.outlet, r.on_day as day, r.slot, r.guests, r.name,
  ${shownEmailSql("r.email", "")} as email, r.phone, r.note, r.status, r.version, r.language, r.created_at as "createdAt"`

/** The covers of each outlet, where the staff changed them. */
export async function findChangedCovers(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.execute<{ outlet: string; covers: number }>(
    "select outlet, covers from outlet_covers",
  )
  return new Map(rows.map(({ outlet, covers }) => [outlet, covers]))
}

const shareCovers: Statement = {
  name: "share-covers",
  text: "select pg_advisory_xact_lock_shared(7205, hashtext($1))",
}

/**
 * Keeps the covers of an outlet as they are until the transaction ends; `lockCovers` waits. Locks are taken in this
 * order: reservation, covers, half hours.
 */
export const shareCoversLock = async (sql: Sql, outlet: string): Promise<void> => {
  await sql.run(shareCovers, [outlet])
}

/** Locks the covers of an outlet: waits for transactions that read them to write their half hours. */
export const lockCovers = async (sql: Sql, outlet: string): Promise<void> => {
  await sql.execute("select pg_advisory_xact_lock(7205, hashtext($1))", [outlet])
}

/** Lowering the covers keeps half hours that have more guests already; these accept no more until they have fewer. */
export async function updateCovers(
  sql: Sql,
  { outlet, covers, from }: { outlet: string; covers: number; from: CalendarDate },
): Promise<void> {
  await sql.execute(
    `insert into outlet_covers (outlet, covers) values ($1, $2) on conflict (outlet) do update set covers = $2`,
    [outlet, covers],
  )
  await sql.execute(
    `with locked as materialized (
        select outlet, on_day, slot from table_slots where outlet = $1 and on_day >= $3
        order by outlet, on_day, slot for update
      ) update table_slots t set covers = $2
        from locked l where t.outlet = l.outlet and t.on_day = l.on_day and t.slot = l.slot`,
    [outlet, covers, from],
  )
}

export type Seats = {
  readonly outlet: string
  readonly day: CalendarDate
  readonly slots: readonly Slot[]
  readonly guests: number
}

const addSlots: Statement = {
  name: "add-table-slots",
  text: `insert into table_slots (outlet, on_day, slot, covers) select $1, $2, slot, $4 from unnest($3::int[]) as slot
    order by slot on conflict do nothing`,
}

// All statements lock the half hours of a day in order.
const changeSlots: Statement = {
  name: "change-table-slots",
  text: `with locked as materialized (
      select slot from table_slots where outlet = $1 and on_day = $2 and slot = any ($3::int[]) order by slot for update
    ) update table_slots t set taken = t.taken + $4
      from locked where t.outlet = $1 and t.on_day = $2 and t.slot = locked.slot`,
}

/** Takes seats in every half hour. Throws 23514 on table_slots_not_overbooked where one has too few. */
export async function takeSeats(sql: Sql, seats: Seats, covers: number): Promise<void> {
  const { outlet, day, slots, guests } = seats
  await sql.run(addSlots, [outlet, day, slots, covers])
  await sql.run(changeSlots, [outlet, day, slots, guests])
}

export const releaseSeats = async (sql: Sql, { outlet, day, slots, guests }: Seats): Promise<void> => {
  await sql.run(changeSlots, [outlet, day, slots, -guests])
}

const moveSlots: Statement = {
  name: "move-table-slots",
  text: `with moved as (
      select on_day, slot, sum(guests)::int as guests from (
        select $2::date as on_day, slot, -$4::int as guests from unnest($3::int[]) as slot
        union all select $5::date, slot, $7::int from unnest($6::int[]) as slot
      ) as seats group by on_day, slot having sum(guests) <> 0
    ), locked as materialized (
      select t.on_day, t.slot, m.guests from table_slots t join moved m on m.on_day = t.on_day and m.slot = t.slot
      where t.outlet = $1 order by t.on_day, t.slot for update of t
    ) update table_slots t set taken = t.taken + l.guests
      from locked l where t.outlet = $1 and t.on_day = l.on_day and t.slot = l.slot`,
}

/** Moves seats within an outlet, in one statement. Throws 23514 like `takeSeats`, and changes nothing then. */
export async function moveReservedSeats(
  sql: Sql,
  from: Seats,
  { to, covers }: { to: Seats; covers: number },
) {
  await sql.run(addSlots, [to.outlet, to.day, to.slots, covers])
  await sql.run(moveSlots, [from.outlet, from.day, from.slots, from.guests, to.day, to.slots, to.guests])
}

/** The half hours of a day that have a row. */
export const listSlots = (sql: Sql, outlet: string, day: CalendarDate): Promise<SlotCovers[]> =>
  sql.execute<SlotCovers>(
    "select slot, taken, covers from table_slots where outlet = $1 and on_day = $2 order by slot",
    [outlet, day],
  )

export type NewTableReservation = TableReservation & { readonly key: string }

/** False when a reservation was made with the same key. */
export async function insertTable(sql: Sql, table: NewTableReservation): Promise<boolean> {
  const { id, reference, key, outlet, day, slot, guests, name, email, phone, note, createdAt, language } =
    table
  const rows = await sql.execute(
    `insert into table_reservations
        (id, reference, key, outlet, on_day, slot, guests, name, email, phone, note, created_at, language)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (key) do nothing returning id`,
    [id, reference, key, outlet, day, slot, guests, name, email, phone, note, createdAt, language],
  )
  return rows.length === 1
}

export async function findTableOfKey(sql: Sql, key: string): Promise<TableReservation | null> {
  const [row] = await sql.execute<TableReservation>(
    `select ${tableColumns} from table_reservations r where r.key = $1`,
    [key],
  )
  return row ?? null
}

export async function findTable(sql: Sql, id: string): Promise<TableReservation | null> {
  if (!isRecordId(id)) return null
  const text = `select ${tableColumns} from table_reservations r where r.id = $1`
  const [row] = await sql.execute<TableReservation>(text, [id])
  return row ?? null
}

export async function lockTable(sql: Sql, id: string): Promise<TableReservation | null> {
  if (!isRecordId(id)) return null
  const text = `select ${tableColumns} from table_reservations r where r.id = $1 for update`
  const [row] = await sql.execute<TableReservation>(text, [id])
  return row ?? null
}

/** The confirmed reservations of an email from a day on, in the order in which half hours are locked. */
export const lockTablesOfEmail = (
  sql: Sql,
  { email, from }: { readonly email: string; readonly from: CalendarDate },
): Promise<TableReservation[]> =>
  sql.execute<TableReservation>(
    `select ${tableColumns} from table_reservations r
      where lower(r.email) = lower($1) and r.status = 'confirmed' and r.on_day >= $2
      order by r.outlet, r.on_day, r.slot for update`,
    [email, from],
  )

export async function updateTableStatus(sql: Sql, id: string, status: TableStatus): Promise<void> {
  await sql.execute("update table_reservations set status = $2, version = version + 1 where id = $1", [
    id,
    status,
  ])
}

export async function updateTable(sql: Sql, id: string, { day, slot, guests }: TableChange): Promise<void> {
  await sql.execute(
    "update table_reservations set on_day = $2, slot = $3, guests = $4, version = version + 1 where id = $1",
    [id, day, slot, guests],
  )
}

/** The reservations of a day, by time. */
export const listTablesOf = (sql: Sql, day: CalendarDate): Promise<TableReservation[]> =>
  sql.execute<TableReservation>(
    `select ${tableColumns} from table_reservations r where r.on_day = $1 order by r.slot, r.id limit 1000`,
    [day],
  )

/** Whether any reservation exists. */
export async function hasTableReservations(sql: Sql): Promise<boolean> {
  const [row] = await sql.execute<{ had: boolean }>("select exists (select 1 from table_reservations) as had")
  return row?.had ?? false
}
