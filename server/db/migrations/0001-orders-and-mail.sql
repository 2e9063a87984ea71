-- Portable between SQLite and PostgreSQL: text ids, bigint for grosze and milliseconds, JSON as text.

create table counters (
  name text primary key,
  value bigint not null
);

insert into counters (name, value) values ('order_number', 1000);

create table orders (
  id text primary key,
  number text not null unique,
  key text not null unique,
  accepted_at bigint not null,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  address text not null,
  city text not null,
  postal_code text not null,
  locker text not null,
  delivery_id text not null,
  delivery_label text not null,
  delivery_price bigint not null,
  delivery_time text not null,
  payment_id text not null,
  payment_label text not null,
  payment_fee bigint not null,
  products_total bigint not null,
  total bigint not null
);

create index orders_accepted on orders (accepted_at);

create table order_lines (
  order_id text not null references orders (id),
  position integer not null,
  product_id text not null,
  name text not null,
  sku text not null,
  unit_price bigint not null,
  quantity integer not null,
  primary key (order_id, position)
);

create table messages (
  id text primary key,
  key text not null unique,
  kind text not null,
  received_at bigint not null,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  address text not null,
  city text not null,
  postal_code text not null
);

create table subscribers (
  id text primary key,
  email text not null unique,
  consent_at bigint not null,
  confirm_token_hash text unique,
  confirm_sent_at bigint,
  confirmed_at bigint,
  code text unique,
  unsubscribe_token text not null unique,
  unsubscribed_at bigint
);

create table outbox (
  id text primary key,
  kind text not null,
  mail text not null,
  queued_at bigint not null,
  due_at bigint not null,
  leased_until bigint not null,
  attempts integer not null,
  last_error text,
  sent_at bigint,
  failed_at bigint,
  overdue_reported_at bigint
);

create index outbox_pending on outbox (due_at) where sent_at is null and failed_at is null;
