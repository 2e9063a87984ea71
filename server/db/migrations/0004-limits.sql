-- Signing and hashing secrets, created when first needed.
create table secrets (
  name text primary key,
  value text not null
);

-- When a client's rate limit will be full again. The key is an HMAC, so that it reveals no IP address
-- without the secret. Expired rows are deleted.
create table rate_limits (
  key text primary key,
  whole_at bigint not null
);

create index rate_limits_whole on rate_limits (whole_at);
