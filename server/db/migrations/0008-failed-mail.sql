-- How many mails were given up is asked by whatever watches over the shop.
create index outbox_failed on outbox (failed_at) where failed_at is not null;
