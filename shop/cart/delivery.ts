import type { DeliveryOption } from "../shop-config.ts";
import { formatPrice, type Grosze } from "../price.ts";

export function findDelivery(
  options: readonly DeliveryOption[],
  id: string | null,
): DeliveryOption {
  return options.find((option) => option.id === id) ?? options[0]!;
}

export function formatDeliveryPrice(price: Grosze): string {
  return price === 0 ? "Gratis" : formatPrice(price);
}
