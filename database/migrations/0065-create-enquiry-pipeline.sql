-- What becomes of an enquiry: where it stands, who looks after it, and what was written about it.
alter table enquiries
  add column stage text not null default 'new' check (stage in ('new', 'answered', 'won', 'lost')),
  add column stage_since timestamptz,
  add column assignee_id uuid references users;
update enquiries set stage_since = sent_at;
alter table enquiries alter column stage_since set default now(), alter column stage_since set not null;

create table enquiry_entries (
  id uuid primary key,
  enquiry_id uuid not null references enquiries,
  kind text not null check (kind in ('note', 'reply', 'stage', 'assignment')),
  body text not null check (length(body) <= 10000),
  author_id uuid references users,
  letter_id uuid references letters,
  written_at timestamptz not null
);
create index enquiry_entries_of_enquiry on enquiry_entries (enquiry_id, written_at, id);

create index enquiries_open_by_stage on enquiries (kind, stage, sent_at desc, id desc)
  where deleted_at is null and suspicion is null;
create index enquiries_of_assignee on enquiries (assignee_id, kind, sent_at desc)
  where deleted_at is null and assignee_id is not null;
