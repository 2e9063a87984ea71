-- Parcels as BaseLinker has them, and what shop and BaseLinker last agreed on; both as JSON.
alter table orders add column parcels text;
alter table orders add column external_state text;
