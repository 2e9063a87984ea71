-- Scheduled jobs, each run by one process at a time.
create table chores (
  name text primary key,
  due_at bigint not null,
  leased_until bigint not null,
  done_at bigint
);

insert into chores (name, due_at, leased_until) values ('retention', 0, 0);
