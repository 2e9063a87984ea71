-- Discount codes: of a percent or an amount; one with neither takes the percent of the
-- configuration, as the newsletter's did before. `categories` is a JSON list. Its uses are those of
-- orders that are not cancelled; `mailbox` is the keyed hash of the customer's.
create table codes (
  code text not null primary key,
  personal integer not null default 0,
  percent integer,
  amount bigint,
  valid_from bigint,
  valid_until bigint,
  categories text,
  min_total bigint not null default 0,
  max_uses integer,
  once_per_customer integer not null default 0,
  not_reduced integer not null default 0,
  created_at bigint not null,
  ended_at bigint
);

create table code_uses (
  order_id text not null primary key references orders (id),
  code text not null,
  mailbox text,
  used_at bigint not null
);
create index code_uses_of_code on code_uses (code);

insert into codes (code, personal, max_uses, created_at)
select code, 1, 1, min(confirmed_at) from subscribers
where code is not null and confirmed_at is not null group by code;
