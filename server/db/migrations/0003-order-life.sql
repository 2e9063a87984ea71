-- The transitions of an order after it was accepted, by time.
alter table orders add column confirmed_at bigint;
alter table orders add column paid_at bigint;
alter table orders add column dispatched_at bigint;
alter table orders add column carrier text;
alter table orders add column tracking_number text;
alter table orders add column completed_at bigint;
alter table orders add column cancelled_at bigint;
alter table orders add column cancel_reason text;

-- Set when BaseLinker's stock includes the order or it was cancelled.
alter table orders add column stock_released_at bigint;
update orders set stock_released_at = accepted_at;
create index orders_holding_stock on orders (accepted_at) where stock_released_at is null;

-- When personal data was erased. The totals stay for the tax records.
alter table orders add column erased_at bigint;

-- Null for mails that discrepancy no order.
alter table outbox add column order_id text;
create index outbox_of_order on outbox (order_id) where order_id is not null;
