-- Of a variant the product that it belongs to.
alter table order_lines add column parent_id text;
