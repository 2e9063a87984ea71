-- What the owner was told about, one row for each kind: the current alert or the last one.
create table alerts (
  kind text primary key,
  since bigint not null,
  text text not null,
  notified_at bigint not null,
  -- When it was last found; it is over once no machine has found it for a while.
  seen_at bigint not null,
  resolved_at bigint
);

-- Dated events of the shop itself, such as a backup or the death of a web process.
create table events (
  name text not null,
  at bigint not null,
  detail text not null default '',
  primary key (name, at)
);

-- When the clock was last known to be right, and the date of the newest row that the owner knows to
-- be wrong.
create table clock (
  name text primary key,
  trusted_at bigint,
  accepted_newest bigint not null
);

-- The last purge of expired data proves a time.
insert into clock (name, trusted_at, accepted_newest)
select 'shop', max(run_at) - 86400000, 0 from jobs where kind = 'retention' and run_at > 86400000;

-- When the owner dealt with an email that was given up.
alter table emails add column dismissed_at bigint;
create index emails_alerts on emails (id) where kind = 'alert';
