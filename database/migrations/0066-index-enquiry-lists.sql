-- Words anywhere in what the desk looks for: who wrote, and for whom.
alter table enquiries add column search_text text not null
  generated always as (lower(name || chr(10) || email || chr(10) || phone || chr(10) || company_name)) stored;
create index enquiries_by_words on enquiries using gin (search_text gin_trgm_ops);
create index enquiries_by_event_day on enquiries (kind, event_on, id) where deleted_at is null and suspicion is null;
create index enquiries_by_name on enquiries (kind, (lower(name) collate "C"), id)
  where deleted_at is null and suspicion is null;
