-- Consents of those who subscribed before consents were recorded (0046): how they gave them is not known.
alter table newsletter_consents drop constraint newsletter_consents_how_check,
  add constraint newsletter_consents_how_check
    check (how in ('emailed link', 'unsubscribe link', 'my account', 'not recorded'));

insert into newsletter_consents (subscriber_id, event, notice_version, how, at)
  select s.id, e.event,
    -- The first version of the notice, and no other was in force before this migration.
    case when (e.at at time zone 'Asia/Kolkata')::date >= '2026-11-24' then date '2026-11-24' end,
    'not recorded', e.at
  from newsletter_subscribers s
  cross join lateral (values ('given', s.confirmed_at), ('withdrawn', s.unsubscribed_at)) as e (event, at)
  where s.status in ('confirmed', 'unsubscribed') and s.confirmed_at is not null and e.at is not null
    and not exists (
      select 1 from newsletter_consents c where c.subscriber_id = s.id and c.event = e.event and c.at >= e.at)
  order by e.at, s.id;
