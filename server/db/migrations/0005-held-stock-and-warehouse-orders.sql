-- For the stock of a product that orders reserve.
create index order_lines_of_product on order_lines (product_id);

-- The queue of orders to export to BaseLinker.
create table warehouse_orders (
  order_id text primary key references orders (id),
  due_at bigint not null,
  leased_by text not null,
  leased_until bigint not null,
  attempts integer not null,
  last_error text,
  -- When addOrder was called: BaseLinker may have the order even if the reply was lost.
  asked_at bigint,
  -- When it was exported, and its number in BaseLinker.
  kept_at bigint,
  kept_as text,
  -- When it failed for good: the owner has to enter it.
  failed_at bigint
);

create index warehouse_orders_pending on warehouse_orders (due_at)
  where kept_at is null and failed_at is null;
