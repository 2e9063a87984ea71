import type { Fulfilment, PaymentOption } from "../shop-config.ts";

/**
 * Returns the option with its label and fee for this fulfilment; the first option when the id is
 * unknown.
 */
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
