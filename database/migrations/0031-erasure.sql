-- When the person asked to be erased (DPDP Act, s. 12): the row stays for its bookings, without what names the person.
alter table users add column erased_at timestamptz;
