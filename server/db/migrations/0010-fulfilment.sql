-- Stored, because the configured options may be renamed later.
alter table orders add column delivery_fulfilment text not null default 'courier';
update orders set delivery_fulfilment = 'pickup' where delivery_id = 'odbiór';
update orders set delivery_fulfilment = 'locker' where delivery_id = 'inpost';
