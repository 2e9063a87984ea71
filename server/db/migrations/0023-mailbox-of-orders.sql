-- Keyed hash of the customer's mailbox, until somebody has looked at the order.
alter table orders add column mailbox text;

drop index orders_unconfirmed_email;
create index orders_unconfirmed_mailbox on orders (mailbox)
where confirmed_at is null and paid_at is null and dispatched_at is null
  and completed_at is null and cancelled_at is null;
