-- Pages kept for everybody follow every rule that sets a price (see 0041). Closed nights stand beside the counters of
-- bookings, which no kept page shows.
select watch_content(watched::regclass)
  from unnest(array['rate_seasons', 'rate_season_rules', 'rate_weekday_rules']) as watched;
