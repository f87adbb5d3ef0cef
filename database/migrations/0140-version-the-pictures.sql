-- Two who describe one picture are told of each other (ADM-3).
alter table pictures add column version integer not null default 1;
