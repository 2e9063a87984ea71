-- What the customer was told: hours until an unpaid order is reminded of and cancelled.
alter table orders add column reminder_hours bigint;
alter table orders add column cancel_hours bigint;
alter table orders add column reopened_at bigint;

-- Promises of before stood in their jobs alone.
update orders set reminder_hours = (
  select (run_at - coalesce(case when payment_settlement = 'transfer' then confirmed_at end, accepted_at) + 3599999) / 3600000
  from jobs
  where kind = 'payment-reminder' and reference = orders.id and done_at is null and failed_at is null
);
update orders set cancel_hours = (
  select (run_at - coalesce(case when payment_settlement = 'transfer' then confirmed_at end, accepted_at) + 3599999) / 3600000
  from jobs
  where kind = 'payment-deadline' and reference = orders.id and done_at is null and failed_at is null
);
