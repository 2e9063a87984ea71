-- Every price at which a product was offered, and how long: a row for each change, `until` is null
-- while it lasts. `cut_at` and `lowest_price` belong to the running reduction.
create table price_history (
  product_id text not null,
  since bigint not null,
  until bigint,
  price bigint not null,
  regular_price bigint,
  cut_at bigint,
  lowest_price bigint,
  primary key (product_id, since)
);

create unique index price_history_current on price_history (product_id) where until is null;
create index price_history_until on price_history (until);
