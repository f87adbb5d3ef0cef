-- Pages kept for everybody show the gallery and the uploaded pictures (see 0041).
select watch_content(watched::regclass) from unnest(array['pictures', 'gallery_items', 'gallery_pictures']) as watched;
