-- Pictures that the staff uploaded. The id is a hash of the bytes that came, so one picture is kept once.
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
  uploaded_at timestamptz not null
);
create index pictures_newest on pictures (uploaded_at desc, id desc);

create table gallery_items (
  id uuid primary key,
  name text not null check (length(name) between 3 and 50),
  line text not null default '' check (length(line) <= 200),
  position integer not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index gallery_items_name_taken on gallery_items (lower(name)) where deleted_at is null;
create index gallery_items_in_order on gallery_items (position, id) where deleted_at is null;

create table gallery_pictures (
  gallery_item_id uuid not null references gallery_items (id) on delete cascade,
  position integer not null,
  picture_id text not null,
  primary key (gallery_item_id, position)
);

-- Where each picture is shown, read from the records themselves so that it is always true. A deleted record can be
-- brought back, so it keeps its pictures.
create index room_pictures_of_picture on room_pictures (picture_id);
create index testimonials_of_picture on testimonials (picture_id);
create index offers_of_picture on offers (picture_id);
create index gallery_pictures_of_picture on gallery_pictures (picture_id);
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
