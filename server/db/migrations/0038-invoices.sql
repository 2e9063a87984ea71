-- Whom an order's invoice is made out to, where one was asked for, and the number that BaseLinker
-- gave it.
alter table orders add column invoice_company text;
alter table orders add column invoice_nip text;
alter table orders add column invoice_address text;
alter table orders add column invoice_recipient text;
alter table orders add column invoice_number text;
