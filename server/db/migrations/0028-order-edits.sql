-- What the owner has corrected in an order, and when; the values are in the order.
create table order_edits (
  order_id text not null,
  at bigint not null,
  fields text not null,
  primary key (order_id, at)
);
