-- What only the shop knows, made when it is first needed.
create table secrets (
  name text primary key,
  value text not null
);

-- When a sender's budget will be whole again. A key is a mark that says nothing of the sender to
-- whoever has not the secret; a row whose time has come is dropped.
create table rate_limits (
  key text primary key,
  whole_at bigint not null
);

create index rate_limits_whole on rate_limits (whole_at);
