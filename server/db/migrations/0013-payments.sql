-- What is known about money, only added to. `reference` names an attempt to pay or a refund, such as
-- `L-1042-1` or `L-1042-R1`; `external_id` is the id of the order at PayU. Amounts in grosze.
create table payment_facts (
  order_id text not null references orders (id),
  kind text not null,
  reference text not null,
  at bigint not null,
  source text not null,
  amount bigint not null,
  external_id text not null default '',
  note text not null default '',
  -- Each event happens once: a repeated notification adds nothing.
  primary key (kind, reference)
);

create index payment_facts_of_order on payment_facts (order_id);
create index payment_facts_at on payment_facts (at);
