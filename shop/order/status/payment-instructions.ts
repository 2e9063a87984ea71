import type { DetailRow } from "../../email/email-content.ts";
import { isPaidInShop, type OnlineShop } from "../../payment/pay-order.ts";
import { isPickup } from "./order-timeline.ts";
import type { Order } from "../order.ts";
import { drawQr, type QrCode } from "../../payment/transfer/draw-qr.ts";
import { createTransferQrText } from "../../payment/transfer/transfer-qr.ts";
import { formatAddress, type RunningShop, type Seller } from "../../shop-config.ts";
import { formatPrice, type Grosze } from "../../price.ts";

export type FormatMoney = (price: Grosze) => string;

export type TransferField = DetailRow & { copy?: string };

/** What a page shows for a transfer; no fields for another payment. */
export type TransferDetails = { transfer: readonly TransferField[]; transferQr?: QrCode };

export function createTransferFields(
  { total, number }: Order,
  { name, address, bank }: Seller,
  formatMoney: FormatMoney,
): TransferField[] {
  const recipient = `${name}, ${formatAddress(address)}`;
  const amount = formatPrice(total).replaceAll(/[^\d,]/g, "");
  return [
    { label: "Odbiorca", value: recipient, copy: recipient.replaceAll(/\s/g, " ") },
    { label: "Bank", value: bank.name },
    { label: "Numer konta", value: bank.account, copy: bank.account.replaceAll(/\s/g, "") },
    { label: "Kwota", value: formatMoney(total), copy: amount },
    { label: "Tytuł przelewu", value: number, copy: number },
  ];
}

export function createTransferDetails(order: Order, seller: Seller): TransferDetails {
  const { total: amount, number: title } = order;
  const text = createTransferQrText({ seller, amount, title });
  return {
    transfer: createTransferFields(order, seller, formatPrice),
    ...(text !== undefined && { transferQr: drawQr(text) }),
  };
}

export function describePaymentOnDelivery(order: Order, formatMoney: FormatMoney): string {
  const total = formatMoney(order.total);
  if (isPickup(order)) return `Przy odbiorze zapłacisz ${total}, gotówką lub kartą.`;
  if (order.delivery.fulfilment === "locker") return `Odbierając paczkę, zapłacisz ${total}.`;
  return `Przygotuj ${total}. Zapłacisz kurierowi, gotówką lub kartą.`;
}

export function findPaymentNote(
  { payment }: Pick<Order, "payment">,
  shop: OnlineShop & Pick<RunningShop, "paymentOptions">,
): string | undefined {
  if (isPaidInShop(payment, shop)) return undefined;
  return shop.paymentOptions.find(({ id }) => id === payment.id)?.note;
}
