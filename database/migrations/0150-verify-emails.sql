-- When the owner of the account proved that the address is theirs; null until then.
alter table users add column email_verified_at timestamptz;
-- Staff were invited by an owner, who vouches for their address.
update users set email_verified_at = created_at where role <> 'guest';
