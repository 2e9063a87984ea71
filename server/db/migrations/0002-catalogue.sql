-- The warehouse's goods as they were last read. An empty product is one that is gone: processes
-- that read only what changed since a version must hear of that too.

create table catalogue_products (
  id text primary key,
  product text not null,
  read_at bigint not null,
  changed_in bigint not null
);

create index catalogue_products_changed on catalogue_products (changed_in);

-- One row per warehouse: what is known of it, who is reading it, and how the last reading went.
create table warehouses (
  name text primary key,
  version bigint not null,
  frame text not null,
  frame_version bigint not null,
  checked_at bigint,
  due_at bigint not null,
  leased_by text not null,
  leased_until bigint not null,
  calls text not null,
  blocked_until bigint not null,
  blocked_token text not null,
  problem text,
  problem_kind text,
  failures integer not null,
  doubted_at bigint,
  source text not null
);

insert into warehouses (
  name, version, frame, frame_version, due_at, leased_by, leased_until, calls, blocked_until,
  blocked_token, failures, source
) values ('baselinker', 0, '{"categories":[],"manufacturers":{}}', 0, 0, '', 0, '[]', 0, '', 0, '');
