import type { PaymentOption } from "./shop-config.ts";

/** The chosen option, or the first one when the choice is unknown. */
export function findPayment(options: readonly PaymentOption[], id: string | null): PaymentOption {
  return options.find((option) => option.id === id) ?? options[0]!;
}
