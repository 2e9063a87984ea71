import type { Fact } from "../email/email-content.ts";
import { isPickup } from "./order-timeline.ts";
import type { Order } from "./order.ts";
import { formatAddress } from "./postal-address.ts";
import { formatPrice, type Grosze } from "../price.ts";
import type { PaymentOption, Seller } from "../shop-config.ts";

/** How a price is written: mails and pages do it differently. */
export type Money = (price: Grosze) => string;

/** What a bank asks for. */
export function transferFacts(order: Order, seller: Seller, money: Money): Fact[] {
  return transferFields(order, seller, money).map(({ label, value }) => ({ label, value }));
}

/** A row of the bank data; `copy` is the value as it is put into a bank's form. */
export type TransferField = Fact & { copy?: string };

export function transferFields(
  { total, number }: Order,
  { name, address, bank }: Seller,
  money: Money,
): TransferField[] {
  const recipient = `${name}, ${formatAddress(address)}`;
  const amount = formatPrice(total).replaceAll(/[^\d,]/g, "");
  return [
    { label: "Odbiorca", value: recipient, copy: recipient.replaceAll("\u00a0", " ") },
    { label: "Bank", value: bank.name },
    { label: "Numer konta", value: bank.account, copy: bank.account.replaceAll(/\s/g, "") },
    { label: "Kwota", value: money(total), copy: amount },
    { label: "Tytuł przelewu", value: number, copy: number },
  ];
}

/** How much to have ready when the toys arrive, and for whom. */
export function paymentAtTheDoor(order: Order, money: Money): string {
  const total = money(order.total);
  if (isPickup(order)) return `Przy odbiorze zapłacisz ${total}, gotówką lub kartą.`;
  if (order.delivery.fulfilment === "locker") return `Odbierając paczkę, zapłacisz ${total}.`;
  return `Przygotuj ${total}. Zapłacisz kurierowi, gotówką lub kartą.`;
}

/** How the chosen option is paid, where its label does not say so; the same sentence everywhere. */
export function paymentNote(
  { payment }: Pick<Order, "payment">,
  options: readonly PaymentOption[],
): string | undefined {
  return options.find(({ id }) => id === payment.id)?.note;
}
