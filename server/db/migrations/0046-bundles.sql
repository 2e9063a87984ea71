-- Of a bundle what was in it, as JSON: a list of ids and quantities, which the line reserves.
alter table order_lines add column parts text;
drop index order_lines_holding;
create index order_lines_holding on order_lines (product_id, parts, quantity)
  where stock_released_at is null;
create index order_lines_holding_parts on order_lines (product_id, parts, quantity)
  where parts is not null and stock_released_at is null;
