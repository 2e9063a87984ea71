import type { Fulfilment, PaymentOption } from "../shop-config.ts";

/**
 * The chosen option, or the first one when the choice is unknown, with the wording and the fee that
 * it has for this fulfilment.
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
