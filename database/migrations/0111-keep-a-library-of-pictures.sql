-- A picture that the staff delete waits for the nightly sweep, so that deleting can be undone (ADM-10).
alter table pictures add column deleted_at timestamptz;
alter table pictures add column search_text text not null
  generated always as (lower(alt || chr(10) || file_name)) stored;
create index pictures_by_words on pictures using gin (search_text gin_trgm_ops);
create index pictures_by_name on pictures ((lower(file_name) collate "C"), id) where deleted_at is null;
create index pictures_by_bytes on pictures (file_bytes, id) where deleted_at is null;
create index pictures_not_ready on pictures (state, uploaded_at, id) where deleted_at is null and state <> 'ready';
