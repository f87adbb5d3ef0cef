-- The GST slabs of rooms have a date from which they apply. Stored slabs applied to all nights.
update settings
set value = value - 'gstSlabs' || jsonb_build_object('gstPeriods',
  jsonb_build_array(jsonb_build_object('from', '2025-09-22', 'slabs', value -> 'gstSlabs')))
where name = 'bookings' and value ? 'gstSlabs';
