import { applyFreeDelivery, applyFulfilment } from "../../cart/options.ts";
import type { CartChange } from "../../cart/reconcile-cart.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { chooseUnpaidTimes, type TimesShop } from "../../payment/deadline.ts";
import type { Grosze } from "../../price.ts";
import type { ShopConfig } from "../../shop-config.ts";
import type { FormError } from "./customer.ts";
import {
  calculateOrderTotals,
  priceCart,
  sumLines,
  type Discount,
  type OrderLine,
  type OrderRequest,
  type PricedOrder,
} from "../order.ts";
import { applyCode, type CodeRejection, type KnownCode } from "../discount/apply-code.ts";
import { exceedsLimits } from "./order-limits.ts";
import { createFormError } from "./parse-customer.ts";

export type OrderShop = Pick<
  ShopConfig,
  "deliveryOptions" | "paymentOptions" | "giftWrapping" | "orderLimits"
> &
  TimesShop;

/** `asEnquiry`: it can be sent as an enquiry. */
export type RejectedOrder = { error: FormError; asEnquiry?: boolean };

/** `total` without the discount of a code that does not apply. */
type RejectedCode = { rejectedCode: CodeRejection; total: Grosze };

export type UnpricedOrder = { changes: CartChange[] } | RejectedOrder | RejectedCode;

export function priceOrder(
  request: Pick<OrderRequest, "lines" | "delivery" | "payment" | "code" | "gift">,
  catalogue: Catalogue,
  shop: OrderShop,
  discounts?: { code: KnownCode | undefined; now: number },
): PricedOrder | UnpricedOrder {
  const delivery = shop.deliveryOptions.find((option) => option.id === request.delivery);
  const payment = shop.paymentOptions.find((option) => option.id === request.payment);
  if (!delivery) return { error: createFormError(unknownOption("dostawy")) };
  if (!payment) return { error: createFormError(unknownOption("płatności")) };
  if (request.gift && !shop.giftWrapping) return { error: createFormError(noGifts) };
  const priced = priceCart(request.lines, catalogue);
  if ("changes" in priced) return priced;
  const { id, fulfilment, label, price, time } = applyFreeDelivery(
    delivery,
    sumLines(priced.lines),
  );
  const { settlement, label: paymentLabel, fee } = applyFulfilment(payment, fulfilment);
  const times = chooseUnpaidTimes(settlement, shop);
  const totals = (lines: readonly OrderLine[], discount?: Discount) =>
    calculateOrderTotals(
      lines,
      { id, fulfilment, label, price, time },
      { id: payment.id, settlement, label: paymentLabel, fee, times },
      { ...(discount && { discount }), ...priceGift(request, shop) },
    );
  const { code, now } = discounts ?? {};
  const applied = discounts && applyCode(code, priced.lines, catalogue.product, now!);
  if (applied && "rejection" in applied)
    return { rejectedCode: applied.rejection, total: totals(priced.lines).total };
  const order = applied
    ? totals(applied.lines, { code: code!.code, amount: applied.amount })
    : totals(priced.lines);
  return exceedsLimits(order.lines, order.total, shop.orderLimits)
    ? rejectAsEnquiry("To więcej, niż zwykle przyjmujemy w jednym zamówieniu.")
    : order;
}

function priceGift(
  { gift }: Pick<OrderRequest, "gift">,
  { giftWrapping }: OrderShop,
): Pick<PricedOrder, "gift"> {
  return gift && giftWrapping ? { gift: { ...gift, wrapping: giftWrapping.price } } : {};
}

export function rejectExcess(): RejectedOrder {
  return rejectAsEnquiry(
    "Poprzednie zamówienia z tego adresu e-mail lub z tej sieci czekają jeszcze na nasze potwierdzenie, a razem z tym byłoby ich zbyt dużo.",
  );
}

function rejectAsEnquiry(message: string): RejectedOrder {
  const offer = "Możesz je wysłać jako zapytanie: przycisk jest pod formularzem.";
  const error = { title: "Duże zamówienie", message: `${message} ${offer}`, fields: {} };
  return { error, asEnquiry: true };
}

const noGifts =
  "Nie pakujemy już na prezent. Odznacz „To prezent” albo odśwież stronę. Wpisane dane zostaną w formularzu.";

function unknownOption(kind: string): string {
  return `Wybranego sposobu ${kind} nie ma już w sklepie. Odśwież stronę i wybierz inny. Wpisane dane zostaną w formularzu.`;
}
