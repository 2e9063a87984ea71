-- What an order as a gift costs to wrap, its dedication, and whom its parcel goes to where that is
-- not the customer.
alter table orders add column gift_wrapping bigint;
alter table orders add column gift_dedication text;
alter table orders add column gift_name text;
alter table orders add column gift_address text;
alter table orders add column gift_postal_code text;
alter table orders add column gift_city text;
