-- Stored, because the configured options may be renamed later.
alter table orders add column payment_settlement text not null default 'transfer';
update orders set payment_settlement = 'online' where payment_id = 'payu';
update orders set payment_settlement = 'on-delivery' where payment_id = 'pobranie';
