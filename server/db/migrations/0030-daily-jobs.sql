insert into jobs (kind, reference, queued_at, run_at) values ('morning-mail', '', 0, 0);
insert into jobs (kind, reference, queued_at, run_at) values ('order-completion', '', 0, 0);
