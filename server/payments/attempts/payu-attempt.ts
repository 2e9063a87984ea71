import { calculateLineTotal, type Order } from "../../../shop/order/order.ts";
import type { Grosze } from "../../../shop/price.ts";
import type { PaymentAttempt } from "../../payu/order-request.ts";
import { attemptValidityMs } from "../../../shop/payment/check-schedule.ts";

export type StoredAttempt = { order: Order; reference: string; amount: Grosze };

export function toPayuAttempt(
  { order, reference, amount }: StoredAttempt,
  clientIp: string | null,
  origin: string,
): PaymentAttempt {
  const { number, customer } = order;
  return {
    extOrderId: reference,
    description: `Zamówienie ${number}`,
    totalAmount: amount,
    products: listProducts(order, amount),
    customerIp: clientIp ?? "127.0.0.1",
    buyer: {
      email: customer.email,
      ...(customer.phone && { phone: customer.phone }),
      ...splitName(customer.name),
    },
    notifyUrl: `${origin}/platnosci/payu`,
    validitySeconds: attemptValidityMs / 1000,
    continueUrl: `${origin}/potwierdzenie-platnosci?zamowienie=${order.id}`,
  };
}

/** PayU wants products whose sum is the amount; the rest of a part payment is one product. */
function listProducts(order: Order, amount: Grosze): PaymentAttempt["products"] {
  const { lines, productsTotal, discount, delivery, payment, gift, total, number } = order;
  if (amount !== total)
    return [{ name: `Dopłata do zamówienia ${number}`, unitPrice: amount, quantity: 1 }];
  // PayU knows no negative price.
  const products = discount
    ? [
        {
          name: `Zabawki z rabatem (${discount.code})`,
          unitPrice: productsTotal - discount.amount,
          quantity: 1,
        },
      ]
    : lines.map(({ name, unitPrice, quantity }) => ({ name, unitPrice, quantity }));
  return [
    ...products,
    { name: "Pakowanie prezentu", unitPrice: gift?.wrapping ?? 0, quantity: 1 },
    { name: `Dostawa: ${delivery.label}`, unitPrice: delivery.price, quantity: 1 },
    { name: `Płatność: ${payment.label}`, unitPrice: payment.fee, quantity: 1 },
  ].filter((product) => calculateLineTotal(product) > 0);
}

/** PayU wants the last word of a name apart. */
function splitName(name: string): { firstName?: string; lastName?: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? words.pop()! : "";
  return { firstName: words.join(" "), ...(lastName && { lastName }) };
}
