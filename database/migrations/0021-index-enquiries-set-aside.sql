create index enquiries_aside on enquiries (kind, sent_at desc, id desc) where deleted_at is null and suspicion is not null;
