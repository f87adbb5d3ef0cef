-- The audit log says who did what to which record for good; who the guest was, and what was written about them, goes with
-- the guest (DPDP Act, s. 8(7)).
create function without_personal_values(entry jsonb) returns jsonb language sql immutable parallel safe return
  case when jsonb_typeof(entry) = 'object'
    then entry - '{name,username,email,phone,address,pin,city,state,text,note,company}'::text[] else entry end;

-- These values can be removed from an entry. Everything else of it stays as it was written.
create function audit_log_loses_only_personal_values() returns trigger language plpgsql as $$
declare
  lost audit_log := old;
begin
  lost.before := without_personal_values(old.before);
  lost.after := without_personal_values(old.after);
  if new is distinct from lost or lost is not distinct from old then
    raise exception '% is append-only', tg_table_name using errcode = '23514', constraint = 'append_only';
  end if;
  return new;
end $$;

drop trigger audit_log_is_append_only on audit_log;
create trigger audit_log_is_append_only before delete or truncate on audit_log
  for each statement execute function append_only();
create trigger audit_log_loses_only_personal_values before update on audit_log
  for each row execute function audit_log_loses_only_personal_values();

-- Of the guests who were erased before, and of the enquiries that were deleted.
update audit_log a set before = without_personal_values(before), after = without_personal_values(after)
  where (before is distinct from without_personal_values(before)
      or after is distinct from without_personal_values(after))
    and (subject_id in (select id::text from users where erased_at is not null
      union all select b.id::text from bookings b join users u on u.id = b.user_id where u.erased_at is not null
      union all select id::text from enquiries where email like '%@erased.invalid')
    or (subject_type in ('contact-enquiry', 'banquet-enquiry', 'corporate-enquiry')
      and not exists (select 1 from enquiries e where e.id::text = a.subject_id))
    or (subject_type = 'newsletter-subscriber'
      and not exists (select 1 from newsletter_subscribers n where n.id::text = a.subject_id)));
