-- When a parcel arrives, as the customer was told; null where no day could be promised.
alter table orders add column promise_before bigint;
alter table orders add column promise_by bigint;
alter table orders add column promise_days integer;
