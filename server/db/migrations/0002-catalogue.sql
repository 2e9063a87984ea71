-- BaseLinker's products as of the last sync. An empty one was removed: its row tells processes that
-- read only the changes since a version.

create table catalogue_products (
  id text primary key,
  product text not null,
  read_at bigint not null,
  changed_in bigint not null
);

create index catalogue_products_changed on catalogue_products (changed_in);

-- The state of the sync: its version, lease and last result.
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
