-- The lowest price of the 30 days before the cut, which a reduced price was shown with.
alter table order_lines add column lowest_price bigint;
