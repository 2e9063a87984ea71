import { formatPrice } from "../../price.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ShopConfig } from "../../shop-config.ts";
import { sanitizeLine } from "../../text/sanitize-text.ts";
import type { OrderLineRequest, OrderRequest } from "../order.ts";

type Options = Pick<ShopConfig, "deliveryOptions" | "paymentOptions">;
export type CartRequest = Omit<OrderRequest, "key" | "customer">;

export function describeCart(cart: CartRequest, catalogue: Catalogue, options: Options): string {
  const label = (id: string, all: readonly { id: string; label: string }[]) =>
    all.find((option) => option.id === id)?.label ?? sanitizeLine(id);
  return [
    "Koszyk:",
    ...cart.lines.map((line) => describeLine(line, catalogue)),
    `Dostawa: ${label(cart.delivery, options.deliveryOptions)}`,
    ...(cart.locker ? [`Kod paczkomatu: ${cart.locker}`] : []),
    `Płatność: ${label(cart.payment, options.paymentOptions)}`,
    `Razem w koszyku: ${formatPrice(cart.shownTotal)}`,
  ].join("\n");
}

function describeLine({ id, quantity }: OrderLineRequest, catalogue: Catalogue): string {
  const product = catalogue.product(id);
  if (!product) return `${quantity} × ${sanitizeLine(id)} (nie ma już w sklepie)`;
  const { name, sku, price } = product;
  return `${quantity} × ${name}${sku && ` (${sku})`}, ${formatPrice(price)} za sztukę`;
}
