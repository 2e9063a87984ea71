import { formatPrice, type Grosze } from "../price.ts";
import type { DeliveryOption, Fulfilment, PaymentOption } from "../shop-config.ts";

export function findDelivery(
  options: readonly DeliveryOption[],
  id: string | null,
): DeliveryOption {
  return options.find((option) => option.id === id) ?? options[0]!;
}

export function applyFreeDelivery<Option extends Pick<DeliveryOption, "price" | "freeFrom">>(
  option: Option,
  productsTotal: Grosze,
): Option {
  return productsTotal >= (option.freeFrom ?? Infinity) ? { ...option, price: 0 } : option;
}

export function describeFreeDelivery(
  { freeFrom }: Pick<DeliveryOption, "freeFrom">,
  productsTotal: Grosze,
): string | undefined {
  if (freeFrom === undefined) return undefined;
  return productsTotal < freeFrom
    ? `Do darmowej dostawy brakuje ${formatPrice(freeFrom - productsTotal)}.`
    : "Masz darmową dostawę.";
}

export function formatDeliveryPrice(price: Grosze): string {
  return price === 0 ? "Gratis" : formatPrice(price);
}

export function findPayment(
  options: readonly PaymentOption[],
  id: string | null,
  fulfilment: Fulfilment,
): PaymentOption {
  const option = options.find((each) => each.id === id) ?? options[0]!;
  return applyFulfilment(option, fulfilment);
}

export function applyFulfilment(option: PaymentOption, fulfilment: Fulfilment): PaymentOption {
  return { ...option, ...option.byFulfilment?.[fulfilment] };
}
