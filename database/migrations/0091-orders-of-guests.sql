-- Whether an order is for what the guest owes, where the company owes too: its payment is posted to the guest alone.
alter table payment_orders add column is_guest_part boolean not null default false;
