import { banquetEvents, corporateEvents, guestBands } from "#src/features/enquiries/enquiry.ts"
import type { Database } from "#src/platform/db/database.ts"
import { draw, idOf, pick } from "./draw.ts"
import type { LargeHotel } from "./fill.ts"
import { firstNames, lastNames } from "./people.ts"

const person = `${pick("$1", firstNames.length, 21)} as first, ${pick("$2", lastNames.length, 22)} as last,
  $3::date - ${draw(3650, 23)} + ${draw(86_400, 24)} * interval '1 second' as at`

const enquiries = `insert into enquiries (id, kind, name, email, phone, message, event_on, event, guest_band,
    rooms_needed, company_name, suspicion, sent_at)
  select ${idOf("enquiry")}, kind, first || ' ' || last, lower(first || '.' || last) || n || '@example.in',
    (6 + ${draw(4, 25)})::text || lpad(${draw(1_000_000_000, 26)}::text, 9, '0'),
    'We are planning a stay with you and would like to hear what is possible. Our number is ' || n || '.',
    case when kind <> 'contact' then at::date + 20 + ${draw(200, 27)} end,
    case kind when 'banquet' then ${pick("$5", banquetEvents.length, 28)}
      when 'corporate' then ${pick("$6", corporateEvents.length, 28)} end,
    case when kind <> 'contact' then ${pick("$7", guestBands.length, 29)} end,
    case when kind <> 'contact' then ${draw(40, 30)} end,
    case when kind = 'corporate' then last || ' & Sons' else '' end,
    case when ${draw(50, 31)} = 0 then 'link-in-name' end, at
  from (select n, (array['contact', 'banquet', 'corporate'])[1 + n % 3] as kind, ${person}
    from generate_series(1, $4::bigint) as n) as sender
  on conflict do nothing`

const subscribers = `insert into newsletter_subscribers (id, email, suspicion, subscribed_at, confirmed_at)
  select ${idOf("subscriber")}, lower(first || '.' || last) || n || '@example.in',
    case when ${draw(50, 32)} = 0 then 'too-fast' end, at, at
  from (select n, ${person} from generate_series(1, $4::bigint) as n) as subscriber
  on conflict do nothing`

export async function fillEnquiries(db: Database, hotel: LargeHotel): Promise<void> {
  const names = [firstNames, lastNames, hotel.today]
  await db.execute(enquiries, [...names, hotel.enquiries, banquetEvents, corporateEvents, guestBands])
  await db.execute(subscribers, [...names, hotel.subscribers])
}
