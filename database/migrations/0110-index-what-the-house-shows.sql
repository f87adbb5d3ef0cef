-- The lists of what guests see: each sort by an index, words by their groups of three letters.
alter table testimonials add column search_text text not null
  generated always as (lower(name || chr(10) || message)) stored;
create index testimonials_by_words on testimonials using gin (search_text gin_trgm_ops);
create index testimonials_by_name on testimonials ((lower(name) collate "C"), id) where deleted_at is null;

alter table offers add column search_text text not null
  generated always as (lower(name || chr(10) || description || chr(10) || room_discount || chr(10) || dining_discount)) stored;
create index offers_by_words on offers using gin (search_text gin_trgm_ops);
create index offers_by_name on offers ((lower(name) collate "C"), id) where deleted_at is null;
create index offers_by_last_day on offers (valid_until, id) where deleted_at is null;

alter table room_types add column search_text text not null
  generated always as (lower(name || chr(10) || message || chr(10) || kind || chr(10) || bed || chr(10) || view)) stored;
create index room_types_by_words on room_types using gin (search_text gin_trgm_ops);
create index room_types_in_order on room_types (position, id) where deleted_at is null;
create index room_types_by_name on room_types ((lower(name) collate "C"), id) where deleted_at is null;
create index room_types_by_price on room_types (final_price_paise, id) where deleted_at is null;
create index room_types_by_stock on room_types (stock_quantity, id) where deleted_at is null;

alter table gallery_items add column search_text text not null
  generated always as (lower(name || chr(10) || line)) stored;
create index gallery_items_by_words on gallery_items using gin (search_text gin_trgm_ops);
create index gallery_items_by_name on gallery_items ((lower(name) collate "C"), id) where deleted_at is null;
create index gallery_items_newest on gallery_items (created_at, id) where deleted_at is null;
