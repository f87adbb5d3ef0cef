-- Usernames that look the same are the same: NFKC, without joiners and variation selectors, as sign-up stores them. A name whose
-- form another account has, or that is no username in that form, ends in a part of its account's id; its owner also signs in
-- by email.
with forms as (
  select id, username, translate(btrim(regexp_replace(normalize(
      regexp_replace(username, '[\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]', '', 'g'), nfkc), '\s+', ' ', 'g')),
      '@', '-') as form
  from users
), counted as (
  select *, count(*) over (partition by lower(form)) as same from forms
)
update users u set version = version + 1, username = case
    when same = 1 and length(form) between 3 and 50 then form
    else left(form, 41) || '-' || right(u.id::text, 8) end
  from counted c where c.id = u.id and c.form <> u.username;

alter table users add constraint users_username_normalised check (username is nfkc normalized);
