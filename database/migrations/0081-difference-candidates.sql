-- The settled items and payments that may differ, found every night. Lists of differences read only these.
create table difference_candidates (
  provider text not null,
  -- The provider's id of the payment, refund or adjustment.
  entity_id text not null,
  primary key (provider, entity_id)
);
-- Until the next night: all of them.
insert into difference_candidates
select provider, entity_id from provider_settlement_items
union select provider, provider_payment_id from payments;
