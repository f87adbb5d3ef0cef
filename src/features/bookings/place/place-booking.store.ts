import type { Sql, Statement } from "#src/platform/db/database.ts"
import { type Actor, userIdOf } from "#src/shared/actor.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import type { PaymentMode } from "#src/features/bookings/booking.ts"
import type { CancellationPolicy } from "#src/features/pricing/cancellation-policy.ts"
import type { Party } from "#src/features/availability/party.ts"
import { roomsInOrder, type TypeOfStay } from "#src/features/availability/types-of-stay.ts"
import type { Quote } from "#src/features/pricing/quote.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import type { Language } from "#src/shared/language/language.ts"

// One statement writes the whole booking. It locks the guest first, so that an erasure and a booking wait for each other,
// then the key, where a repeat waits without holding a night, and then the nights in the order that all statements use. A
// night that is closed for sale is not taken; the booking then has too few nights, and a constraint refuses it.
const placeStatement: Statement = {
  name: "place-booking",
  text: `with room as materialized (
      select * from unnest($10::int[], $11::int[], $18::uuid[], $19::text[])
        with ordinality as r (adults, children, room_type_id, room_name, position)
    ), requested as materialized (
      select room_type_id, count(*)::int as rooms from room group by room_type_id
    ), priced as materialized (
      select * from unnest($20::date[], $21::bigint[], $22::bigint[], $23::bigint[], $24::int[], $29::uuid[])
        as n (night, price, taxable, gst, basis_points, room_type_id)
    ), guest as materialized (
      select id from users where id = $3 and deleted_at is null for key share
    ), claimed as (
      insert into idempotency_keys (user_id, key, fingerprint, booking_id)
      select id, $4, $5, $1 from guest returning booking_id
    ), locked as materialized (
      select i.room_type_id, i.night from inventory_nights i
      where exists (select 1 from claimed) and i.room_type_id = any ($18::uuid[]) and i.night >= $8::date and i.night < $9::date
        and not i.is_closed
      order by i.room_type_id, i.night for update of i
    ), taken as (
      update inventory_nights i
      set held = i.held + case when $6 = 'held' then requested.rooms else 0 end,
        sold = i.sold + case when $6 = 'confirmed' then requested.rooms else 0 end
      from locked join requested using (room_type_id)
      where i.room_type_id = locked.room_type_id and i.night = locked.night returning 1
    ), made as (
      insert into bookings (id, reference, user_id, status, payment_mode, check_in, check_out, rooms, room_type_id,
        subtotal_paise, gst_paise, total_paise, cancellation_policy, hold_expires_at, confirmed_at,
        nights_taken, nights_wanted, charged_paise)
      select $1, $2, $3, $6, $7, $8::date, $9::date, $12, $30, $13, $14, $15, $16::jsonb,
        now() + make_interval(secs => $17::double precision), case when $6 = 'confirmed' then now() end,
        (select count(*) from taken), ($9::date - $8::date) * (select count(*) from requested),
        case when $6 = 'confirmed' then $15::bigint else 0 end
      from claimed
      returning id, reference, sequence, hold_expires_at
    ), booked as (
      insert into booking_rooms
        (booking_id, position, room_type_id, room_name, adults, children, check_in, check_out, is_mixed)
      select made.id, r.position, r.room_type_id, r.room_name, r.adults, r.children, $8::date, $9::date,
        (select count(*) > 1 from requested)
      from made, room r
    ), night as (
      insert into booking_nights
        (booking_id, room_position, night, price_paise, taxable_paise, gst_paise, gst_basis_points)
      select made.id, r.position, n.night, n.price, n.taxable, n.gst, n.basis_points
      from made, room r join priced n using (room_type_id)
    ), record as (
      insert into booking_confirmations (id, booking_id) select $25, id from made where $6 = 'confirmed'
    ), charge as (
      insert into folio_lines (id, booking_id, kind, description, amount_paise, taxable_paise, gst_paise, gst_basis_points,
        sac, business_date, actor_kind, actor_id)
      select gen_random_uuid(), made.id, 'room', 'Room charge', sum(requested.rooms * n.price), sum(requested.rooms * n.taxable),
        sum(requested.rooms * n.gst), n.basis_points, '996311', $26::date, $27, $28
      from made, requested join priced n using (room_type_id)
      where $6 = 'confirmed' group by made.id, n.basis_points
    ), logged as (
      insert into audit_log (actor_kind, actor_id, action, subject_type, subject_id, after)
      select $27, $28, 'place', 'booking', made.id::text, jsonb_build_object('status', $6::text, 'total_paise', $15::bigint)
      from made
    )
    select id, reference, sequence, hold_expires_at as "holdExpiresAt"
    from made`,
}

export type NewBooking = {
  readonly id: string
  readonly reference: string
  readonly userId: string
  readonly key: string
  readonly fingerprint: Uint8Array
  readonly paymentMode: PaymentMode
  /** How long the rooms are held for an online payment; null for a booking that is confirmed at once. */
  readonly holdSeconds: number | null
  readonly stay: Stay
  readonly party: Party
  readonly quote: Quote
  readonly types: readonly TypeOfStay[]
  readonly cancellationPolicy: CancellationPolicy
  readonly confirmationId: string
  readonly businessDate: CalendarDate
}

export type NewBookingRow = { id: string; reference: string; sequence: number; holdExpiresAt: string | null }

function placeValues(actor: Actor, booking: NewBooking): unknown[] {
  const { stay, party, quote, types } = booking
  const rooms = roomsInOrder(types)
  const nightly = (amount: (night: Quote["nights"][number]) => Money | number) => quote.nights.map(amount)
  return [
    booking.id,
    booking.reference,
    booking.userId,
    booking.key,
    booking.fingerprint,
    booking.holdSeconds === null ? "confirmed" : "held",
    booking.paymentMode,
    stay.checkIn,
    stay.checkOut,
    party.map(({ adults }) => adults),
    party.map(({ children }) => children),
    quote.rooms,
    quote.subtotal,
    quote.gst,
    quote.total,
    JSON.stringify(booking.cancellationPolicy),
    booking.holdSeconds,
    rooms.map(({ id }) => id),
    rooms.map(({ name }) => name),
    quote.nights.map((night) => night.night),
    nightly((night) => night.price),
    nightly((night) => night.taxable),
    nightly((night) => night.gst),
    nightly((night) => night.basisPoints),
    booking.confirmationId,
    booking.businessDate,
    actor.kind,
    userIdOf(actor),
    quote.nights.map((night) => night.roomTypeId ?? rooms[0]?.id),
    rooms[0]?.id,
  ]
}

/**
 * Takes the nights and writes the booking; null when the guest's account is gone. Throws 23514 on inventory_no_overbook
 * (sold out) or booking_takes_all_nights (nights not loaded yet, or closed), 23505 on idempotency_keys_pkey (a repeat).
 */
export async function insertBooking(
  sql: Sql,
  actor: Actor,
  booking: NewBooking,
): Promise<NewBookingRow | null> {
  const [row] = await sql.run<NewBookingRow>(placeStatement, placeValues(actor, booking))
  return row ?? null
}

const keyedBooking: Statement = {
  name: "booking-of-key",
  text: `select k.fingerprint, b.id, b.reference, b.sequence, b.hold_expires_at as "holdExpiresAt"
    from idempotency_keys k join bookings b on b.id = k.booking_id
    where k.user_id = $1 and k.key = $2 and b.deleted_at is null`,
}

/** The booking that a key of this guest placed, with the fingerprint of its request; null when it is deleted. */
export async function findBookingOfKey(
  sql: Sql,
  userId: string,
  key: string,
): Promise<(NewBookingRow & { fingerprint: Uint8Array }) | null> {
  const [row] = await sql.run<NewBookingRow & { fingerprint: Uint8Array }>(keyedBooking, [userId, key])
  return row ?? null
}

/** The language of a booking that is not in English. */
export async function updateBookingLanguage(sql: Sql, id: string, language: Language): Promise<void> {
  await sql.execute("update bookings set language = $2 where id = $1", [id, language])
}
