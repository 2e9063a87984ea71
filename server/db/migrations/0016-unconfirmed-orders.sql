-- Keyed hash of the address that an order came from, until somebody has looked at the order.
alter table orders add column client text;
-- When an unconfirmed order loses its reservation, as the owner was told.
alter table orders add column reservation_ends_at bigint;

create index orders_unconfirmed_email on orders (lower(email))
where confirmed_at is null and paid_at is null and dispatched_at is null
  and completed_at is null and cancelled_at is null;
create index orders_unconfirmed_client on orders (client)
where confirmed_at is null and paid_at is null and dispatched_at is null
  and completed_at is null and cancelled_at is null;
