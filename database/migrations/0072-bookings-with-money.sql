-- A payment for a deleted booking restores it (FOLIO-3). Those that came before are restored here.
update bookings b set deleted_at = null, deleted_status = null
  where b.deleted_at is not null
    and exists (select 1 from folio_lines l where l.booking_id = b.id and l.kind in ('payment', 'refund'));
