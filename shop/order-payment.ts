import type { Fact } from "./letter.ts";
import { isPickup } from "./order-life.ts";
import type { Order } from "./order.ts";
import { formatAddress } from "./postal-address.ts";
import type { Grosze } from "./price.ts";
import type { Seller } from "./shop-config.ts";

/** How a price is written: mails and pages do it differently. */
export type Money = (price: Grosze) => string;

/** What a bank asks for. */
export function transferFacts({ total, number }: Order, seller: Seller, money: Money): Fact[] {
  return [
    { label: "Odbiorca", value: `${seller.name}, ${formatAddress(seller.address)}` },
    { label: "Bank", value: seller.bank.name },
    { label: "Numer konta", value: seller.bank.account },
    { label: "Kwota", value: money(total) },
    { label: "Tytuł przelewu", value: number },
  ];
}

/** How much to have ready when the toys arrive, and for whom. */
export function paymentAtTheDoor(order: Order, money: Money): string {
  const total = money(order.total);
  if (isPickup(order)) return `Przy odbiorze zapłacisz ${total}, gotówką lub kartą.`;
  if (order.delivery.fulfilment === "locker") return `Odbierając paczkę, zapłacisz ${total}.`;
  return `Przygotuj ${total}. Zapłacisz kurierowi, gotówką lub kartą.`;
}
