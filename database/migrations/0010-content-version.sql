-- The version of all content that cached public pages show: it rises with every transaction that changes such content.
create table content_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null,
  changed_by xid8 not null
);

create function raise_content_version() returns trigger language plpgsql as $$
begin
  insert into content_version as current (version, changed_by) values (1, pg_current_xact_id())
  on conflict (is_only) do update set version = current.version + 1, changed_by = excluded.changed_by
    where current.changed_by <> excluded.changed_by;
  return null;
end $$;

-- Deferred to the commit, so that two transactions wait for each other only at their end and cannot deadlock.
-- Closed nights are not shown by cached pages, so inventory_nights is not among the tables.
do $$
declare
  content_table text;
begin
  foreach content_table in array array['room_types', 'room_pictures', 'rate_nights', 'rate_seasons', 'rate_season_rules',
    'rate_weekday_rules', 'testimonials', 'offers', 'gallery_items', 'gallery_pictures', 'pictures']
  loop
    execute format(
      'create constraint trigger content_changes after insert or update or delete on %I
       deferrable initially deferred for each row execute function raise_content_version()', content_table);
  end loop;
end $$;
