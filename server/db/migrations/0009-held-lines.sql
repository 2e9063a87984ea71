-- Every order reads the reserved stock. Marked by line, so that the query's cost does not grow with
-- what was sold in the past.
alter table order_lines add column stock_released_at bigint;
update order_lines set stock_released_at =
  (select stock_released_at from orders where orders.id = order_lines.order_id);
drop index orders_holding_stock;
alter table orders drop column stock_released_at;
drop index order_lines_of_product;
create index order_lines_holding on order_lines (product_id, quantity)
  where stock_released_at is null;
