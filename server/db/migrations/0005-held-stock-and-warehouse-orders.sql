-- How many of a toy the accepted orders hold.
create index order_lines_of_product on order_lines (product_id);

-- Orders on their way into the warehouse, a row each.
create table warehouse_orders (
  order_id text primary key references orders (id),
  due_at bigint not null,
  leased_by text not null,
  leased_until bigint not null,
  attempts integer not null,
  last_error text,
  -- From here on the warehouse may have the order, though its answer was lost.
  asked_at bigint,
  -- The warehouse has it, under its own number.
  kept_at bigint,
  kept_as text,
  -- Set aside: the owner has to enter it.
  failed_at bigint
);

create index warehouse_orders_pending on warehouse_orders (due_at)
  where kept_at is null and failed_at is null;
