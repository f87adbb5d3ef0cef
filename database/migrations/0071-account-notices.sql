-- A notice about an account knows the account and is deleted with it (SAFE-8). Notices written before: first those to an address
-- that the account had until a change, then those to the address that it has.
update emails m set record_id = a.subject_id::uuid from audit_log a
  where a.subject_type = 'user' and a.action in ('change-email', 'update-profile')
    and a.before ->> 'email' <> a.after ->> 'email' and lower(m.recipient) = lower(a.before ->> 'email')
    and m.created_at < a.at + interval '1 minute'
    and m.kind in ('confirm-email', 'email-change-asked', 'email-changed', 'password-changed', 'one-time-code', 'second-factor',
      'passkey', 'new-device', 'role-changed', 'invitation');
update emails m set record_id = u.id
  from (select distinct on (lower(email)) id, email from users
    order by lower(email), password_hash is null, deleted_at is not null, created_at) u
  where m.record_id is null and lower(m.recipient) = lower(u.email)
    and m.kind in ('confirm-email', 'email-change-asked', 'email-changed', 'password-changed', 'one-time-code', 'second-factor',
      'passkey', 'new-device', 'role-changed', 'invitation');

-- Of those who were erased before, notices to an earlier address are left.
delete from emails m using users u where m.record_id = u.id and u.erased_at is not null;
