-- Differences from the settlement report that staff explained: they are not listed any more. The note is in the audit log.
create table resolved_differences (
  provider text not null,
  kind text not null,
  -- The provider's id of the payment, refund or adjustment.
  entity_id text not null,
  resolved_at timestamptz not null default now(),
  primary key (provider, kind, entity_id)
);
