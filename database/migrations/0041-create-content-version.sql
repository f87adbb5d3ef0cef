-- Which state of the hotel's contents the pages shown to everybody were made from: one number, changed with them.
create table content_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null,
  changed_by xid8 not null
);

create function note_content_change() returns trigger language plpgsql as $$
begin
  insert into content_version as kept (version, changed_by) values (1, pg_current_xact_id())
  on conflict (is_only) do update set version = kept.version + 1, changed_by = excluded.changed_by
    where kept.changed_by <> excluded.changed_by;
  return null;
end $$;

-- Deferred to the commit, so that two who change contents wait for each other at their very end and never in a circle.
create function watch_content(watched regclass) returns void language plpgsql as $$
begin
  execute format(
    'create constraint trigger content_changes after insert or update or delete on %s
     deferrable initially deferred for each row execute function note_content_change()', watched);
end $$;

select watch_content(watched::regclass)
  from unnest(array['room_types', 'room_pictures', 'rate_nights', 'testimonials', 'offers']) as watched;
