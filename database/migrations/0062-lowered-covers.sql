-- Lowered covers hold at once: a half hour keeps its guests and takes no more until they are fewer than the covers (GUEST-7).
alter table table_slots drop constraint table_slots_not_overbooked;
alter table table_slots add check (taken >= 0);
update table_slots t set covers = o.covers from outlet_covers o where o.outlet = t.outlet and t.covers > o.covers;

create function refuse_overbooked_slot() returns trigger language plpgsql as $$
begin
  raise exception 'a half hour has too few covers' using errcode = '23514', constraint = 'table_slots_not_overbooked';
end $$;
create trigger table_slots_not_overbooked before update of taken on table_slots for each row
  when (new.taken > old.taken and new.taken > new.covers) execute function refuse_overbooked_slot();
