-- Rooms that cannot be sold on a night, such as a floor under repair. The capacity of a night is the stock of its room type
-- less these rooms: `updateCapacity` sets both, so that whatever sells a night reads the capacity.
alter table inventory_nights add column out_of_order integer not null default 0 check (out_of_order >= 0);
