-- The enquiry, table or waitlist entry that an email is about: the email is deleted with it.
alter table emails add column record_id uuid;

-- Emails written before: replies by their entry; the others by recipient and time, reference or link.
update emails m set record_id = e.enquiry_id from enquiry_entries e where e.email_id = m.id;
update emails m set record_id = e.id from enquiries e
  where (m.kind = e.kind || '-enquiry' and m.reply_to = e.email or m.kind = e.kind || '-thanks' and m.recipient = e.email)
    and m.created_at between e.sent_at - interval '1 minute' and e.sent_at + interval '1 minute';
update emails m set record_id = t.id from table_reservations t
  where m.kind in ('table-confirmed', 'table-changed', 'table-cancelled') and m.recipient = t.email
    and position(t.reference in m.text_body) > 0;
update emails m set record_id = w.id from waitlist_entries w join users u on u.id = w.user_id
  where m.kind like 'waitlist-%' and m.recipient = u.email
    and (m.id in (w.id, w.last_email_id) or m.booking_id = w.booking_id
      or position('/waitlist/' || w.id || '/' in m.text_body) > 0);

-- Nightly deletion of the emails about enquiries, tables and waitlist entries.
create index emails_of_record on emails (record_id) where record_id is not null;
-- Nightly deletion of emails by kind and age.
create index emails_by_kind on emails (kind, created_at);
