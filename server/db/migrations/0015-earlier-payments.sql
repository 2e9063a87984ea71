-- Orders that were marked as paid before there were payment facts: the owner had received the money.
insert into payment_facts (order_id, kind, reference, at, source, amount)
select id, 'transfer-received', number, paid_at, 'owner', total
from orders
where paid_at is not null
  and not exists (select 1 from payment_facts where payment_facts.order_id = orders.id);
