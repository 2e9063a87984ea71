-- The discount of an order by its code, and each line's share of it.
alter table orders add column discount_code text;
alter table orders add column discount_amount bigint;
alter table order_lines add column discount bigint;
