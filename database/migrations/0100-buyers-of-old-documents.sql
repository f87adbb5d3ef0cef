-- A document without the guest and the buyer that it names. Its number, dates, lines, taxes and GSTIN stay.
create function without_buyer(figures jsonb) returns jsonb language sql immutable parallel safe return
  figures || jsonb_build_object(
    'buyer', (figures -> 'buyer') || '{"name": "Erased guest", "lines": []}',
    'facts', coalesce((select jsonb_agg(fact order by position)
      from jsonb_array_elements(figures -> 'facts') with ordinality as listed (fact, position)
      where fact ->> 'label' <> 'Guest'), '[]'));

-- It loses them once no law keeps them any more, and nothing else of it changes.
create function document_loses_only_its_buyer() returns trigger language plpgsql as $$
begin
  if old.figures = without_buyer(old.figures) then
    raise exception '% is append-only', tg_table_name using errcode = '23514', constraint = 'append_only';
  end if;
  old.figures := without_buyer(old.figures);
  if new is distinct from old then
    raise exception '% is append-only', tg_table_name using errcode = '23514', constraint = 'append_only';
  end if;
  return new;
end $$;

drop trigger documents_are_append_only on documents;
create trigger documents_are_append_only before delete or truncate on documents
  for each statement execute function append_only();
create trigger document_loses_only_its_buyer before update on documents
  for each row execute function document_loses_only_its_buyer();
