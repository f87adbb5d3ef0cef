-- Pictures that the staff uploaded. The id is a hash of the uploaded bytes, so each picture is stored once.
create table pictures (
  id text primary key check (id ~ '^upload-[0-9a-f]{40}$'),
  file_name text not null,
  file_type text not null check (file_type in ('jpeg', 'png', 'gif', 'webp')),
  file_bytes integer not null check (file_bytes > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  alt text not null default '' check (length(alt) <= 300),
  focal_x numeric(4, 3) not null default 0.5 check (focal_x between 0 and 1),
  focal_y numeric(4, 3) not null default 0.5 check (focal_y between 0 and 1),
  state text not null default 'processing' check (state in ('processing', 'ready', 'failed')),
  failure text,
  -- Saved in the library: the nightly deletion of unused pictures leaves it.
  is_saved boolean not null default false,
  version integer not null default 1,
  uploaded_at timestamptz not null,
  -- The nightly job deletes it for good, so that deleting can be undone until then (ADM-10).
  deleted_at timestamptz,
  search_text text not null generated always as (lower(alt || chr(10) || file_name)) stored
);
-- Admin library and API, newest first, and the nightly deletion of unused pictures.
create index pictures_newest on pictures (uploaded_at desc, id desc);

-- Where each picture is used, read from the records themselves so that it is always right. A deleted record can be
-- restored, so it keeps its pictures.
create view picture_uses as
  select p.picture_id, 'room-type' as subject_type, r.id::text as subject_id, r.name, r.deleted_at is not null as is_deleted
    from room_pictures p join room_types r on r.id = p.room_type_id
  union all
  select picture_id, 'testimonial', id::text, name, deleted_at is not null from testimonials
  union all
  select picture_id, 'offer', id::text, name, deleted_at is not null from offers
  union all
  select p.picture_id, 'gallery', g.id::text, g.name, g.deleted_at is not null
    from gallery_pictures p join gallery_items g on g.id = p.gallery_item_id;
