-- One queue for all background work. `reference` names what a job is about: the id of an email or of
-- an order, or nothing for a scheduled job.
create table jobs (
  kind text not null,
  reference text not null,
  queued_at bigint not null,
  run_at bigint not null,
  attempts integer not null default 0,
  leased_by text not null default '',
  leased_until bigint not null default 0,
  last_error text,
  overdue_reported_at bigint,
  done_at bigint,
  -- When it failed for good: the owner has to act.
  failed_at bigint,
  primary key (kind, reference)
);

create index jobs_due on jobs (kind, run_at) where done_at is null and failed_at is null;
create index jobs_failed on jobs (kind) where failed_at is not null;

insert into jobs (
  kind, reference, queued_at, run_at, attempts, last_error, overdue_reported_at, done_at, failed_at
)
select
  'email', id, queued_at, due_at, attempts, last_error, overdue_reported_at, sent_at, failed_at
from outbox;

-- The emails themselves; `content` is JSON, empty once erased.
create table emails (
  id text primary key,
  kind text not null,
  content text not null,
  order_id text
);

insert into emails (id, kind, content, order_id) select id, kind, mail, order_id from outbox;
drop table outbox;
create index emails_of_order on emails (order_id) where order_id is not null;

-- When addOrder was called: BaseLinker may have the order even if the reply was lost.
alter table orders add column submitted_at bigint;
-- When BaseLinker was known to have the order, and its number there.
alter table orders add column exported_at bigint;
alter table orders add column external_id text;

update orders set
  submitted_at = (select asked_at from warehouse_orders where order_id = orders.id),
  exported_at = (select kept_at from warehouse_orders where order_id = orders.id),
  external_id = (select kept_as from warehouse_orders where order_id = orders.id);

insert into jobs (kind, reference, queued_at, run_at, attempts, last_error, done_at, failed_at)
select
  'order-export', order_id, accepted_at, due_at, attempts, last_error, kept_at,
  case when kept_at is null then failed_at end
from warehouse_orders join orders on orders.id = order_id;
drop table warehouse_orders;

insert into jobs (kind, reference, queued_at, run_at)
select 'retention', '', due_at, due_at from chores where name = 'retention';
drop table chores;

insert into jobs (kind, reference, queued_at, run_at, attempts)
select 'catalogue-sync', '', due_at, due_at, failures from warehouses where name = 'baselinker';

-- The state of the sync: its version and last result.
create table catalogue_sync (
  name text primary key,
  version bigint not null,
  metadata text not null,
  metadata_version bigint not null,
  checked_at bigint,
  calls text not null,
  blocked_until bigint not null,
  blocked_token text not null,
  problem text,
  problem_kind text,
  -- When a sync that would have removed half of the products was rejected.
  suspicious_at bigint,
  source text not null
);

insert into catalogue_sync
select
  name, version, frame, frame_version, checked_at, calls, blocked_until, blocked_token, problem,
  problem_kind, doubted_at, source
from warehouses;
drop table warehouses;

alter table catalogue_products rename column changed_in to version;
alter table catalogue_products rename column read_at to fetched_at;
alter table rate_limits rename column whole_at to resets_at;
