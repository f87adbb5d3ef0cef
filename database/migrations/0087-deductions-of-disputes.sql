-- All deductions of a dispute, for the list of differences.
create index provider_settlement_items_of_dispute on provider_settlement_items (provider, provider_dispute_id)
  where provider_dispute_id is not null;
