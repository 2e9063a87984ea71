-- When the owner dealt with a message; of those before nobody knows.
alter table messages add column done_at bigint;
update messages set done_at = received_at where kind != 'withdrawal';
