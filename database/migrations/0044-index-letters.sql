-- The desk reads letters newest first, a page at a time.
create index letters_by_time on letters (created_at desc, id desc);
drop index letters_newest;
