import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Party } from "#src/features/availability/party.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import type { Language } from "#src/shared/language/language.ts"

/** A waitlist entry whose whole stay fits. */
export type NextWaitlistEntry = Stay & {
  readonly id: string
  readonly userId: string
  readonly roomTypeId: string
  readonly party: Party
  readonly language: Language
}

const next: Statement = {
  name: "next-waitlist-entry",
  text: `select w.id, w.user_id as "userId", w.room_type_id as "roomTypeId", w.check_in as "checkIn",
      w.check_out as "checkOut", w.party,
      (select e.language from waitlist_entries e where e.id = w.id) as language
    from waiting_entries w
    where w.check_in >= $1::date and not w.room_type_id = any($2::uuid[])
      and stay_fits(w.room_type_id, w.check_in, w.check_out, w.rooms, '{}', 0)
    order by w.place limit 1`,
}

/** The first entry whose whole stay fits, of the room types that are not left out. */
export async function findNextWaitlistEntry(
  sql: Sql,
  today: CalendarDate,
  withoutTypes: readonly string[],
): Promise<NextWaitlistEntry | null> {
  const [row] = await sql.run<NextWaitlistEntry>(next, [today, withoutTypes])
  return row ?? null
}

// The caller has locked the nights of the stay. The entry gets the offer only if no entry ahead of it fits in these rooms,
// which are held by now and count as free in `stay_fits`.
const claim: Statement = {
  name: "claim-waitlist-offer",
  text: `update waitlist_entries e set booking_id = $2, offered_at = now()
    where e.id = $1 and exists (select 1 from waiting_entries s where s.id = e.id)
      and not exists (select 1 from waiting_entries w
        where w.room_type_id = e.room_type_id and w.place < e.place and w.check_in >= $3::date
          and w.check_in < e.check_out and w.check_out > e.check_in
          and stay_fits(w.room_type_id, w.check_in, w.check_out, w.rooms,
            array(select day::date from generate_series(e.check_in, e.check_out - 1, interval '1 day') as day), e.rooms))
    returning 1`,
}

type Claim = { readonly id: string; readonly bookingId: string; readonly today: CalendarDate }

/** Marks an entry as offered; false when it is not waiting any more, or an earlier entry could have the rooms. */
export async function claimOffer(sql: Sql, { id, bookingId, today }: Claim): Promise<boolean> {
  return (await sql.run(claim, [id, bookingId, today])).length === 1
}

const missed: Statement = {
  name: "missed-waitlist-offers",
  text: `select w.id from waitlist_entries w join bookings b on b.id = w.booking_id
    where b.status = 'expired' and b.ended_at > now() - interval '2 hours' and w.ended_at is null
      and not exists (select 1 from emails e where e.booking_id = b.id and e.kind = 'waitlist-missed')`,
}

/** Entries whose offer was not accepted in time, and whose guests got no email about it. */
export const listMissedOffers = (sql: Sql): Promise<{ id: string }[]> => sql.run(missed, [])
