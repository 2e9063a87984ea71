import type { Grosze } from "../../shop/price.ts";

export type PaymentAttempt = {
  /** Unique in the point of sale for ever: order number and attempt, `L-1042-1`. */
  extOrderId: string;
  description: string;
  totalAmount: Grosze;
  products: readonly { name: string; unitPrice: Grosze; quantity: number }[];
  /** IPv4 or IPv6 of the buyer; PayU refuses `0.0.0.0`. */
  customerIp: string;
  buyer: { email: string; phone?: string; firstName?: string; lastName?: string };
  notifyUrl: string;
  continueUrl: string;
  validitySeconds?: number;
  blikCode?: string;
};

export function toOrderRequest(attempt: PaymentAttempt, posId: string): object {
  const { buyer, validitySeconds, blikCode } = attempt;
  return {
    merchantPosId: posId,
    extOrderId: attempt.extOrderId,
    description: attempt.description,
    currencyCode: "PLN",
    totalAmount: String(attempt.totalAmount),
    products: attempt.products.map(({ name, unitPrice, quantity }) => ({
      name,
      unitPrice: String(unitPrice),
      quantity: String(quantity),
    })),
    customerIp: attempt.customerIp,
    buyer: {
      email: buyer.email,
      phone: buyer.phone,
      firstName: buyer.firstName,
      lastName: buyer.lastName,
      language: "pl",
    },
    notifyUrl: attempt.notifyUrl,
    continueUrl: attempt.continueUrl,
    validityTime: validitySeconds === undefined ? undefined : String(validitySeconds),
    payMethods: blikCode === undefined ? undefined : toBlik(blikCode),
  };
}

function toBlik(code: string): object {
  return { payMethod: { type: "BLIK_AUTHORIZATION_CODE", value: code } };
}
