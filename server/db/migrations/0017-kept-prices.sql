-- What earlier refunds left of the price: those of nothing in particular returned what was too much,
-- or a payment that was not the whole one.
insert into payment_facts (order_id, kind, reference, at, source, amount)
select refund.order_id, 'price-kept', refund.reference, refund.at, refund.source, refund.amount
from payment_facts as refund join orders on orders.id = refund.order_id
where refund.kind = 'refund-requested' and refund.note = '' and (
  orders.paid_at is null or orders.total < (
    select sum(amount) from payment_facts as incoming
    where incoming.order_id = orders.id and incoming.kind in ('payment-completed', 'transfer-received')
  )
);
