import type { Order } from "../order.ts";
import { findAddressee } from "../gift/gift.ts";
import { describeGift } from "../gift/gift-rows.ts";
import { splitAddress } from "../invoice/split-address.ts";

type Texts = Pick<Order, "customer" | "invoice" | "gift">;

/** In characters, as `addOrder` takes them. */
export const maxLengths = { name: 100, address: 156, email: 150, remarks: 510 };

/**
 * Returns the remarks, which have what BaseLinker has no fields for: a gift, and for whom a payer
 * buys. Where all of it is too long, the dedication gives way first, then the customer's note;
 * whom the invoice is for stays whole.
 */
export function fitRemarks({ invoice, gift, customer }: Texts) {
  const { message } = customer;
  const dedication = gift?.dedication ?? "";
  const recipient = invoice?.recipient && `Odbiorca na fakturze: ${invoice.recipient}`;
  const join = (words: string, note: string) =>
    [describeGift(gift && { dedication: words }), recipient, note].filter(Boolean).join("\n\n");
  const whole = join(dedication, message);
  if (fits(whole, maxLengths.remarks))
    return { text: whole, isDedicationCut: false, isNoteCut: false };
  const words = dedication.length > elsewhere.length ? elsewhere : dedication;
  const isDedicationCut = words !== dedication;
  const rest = join(words, message);
  const isNoteCut = !fits(rest, maxLengths.remarks);
  const room = maxLengths.remarks - lengthOf(join(words, cutMark));
  return {
    text: isNoteCut ? join(words, truncate(message, room).trimEnd() + cutMark) : rest,
    isDedicationCut,
    isNoteCut,
  };
}

const elsewhere = "w e-mailu o zamówieniu";
const cutMark = "… (reszta w e-mailu o zamówieniu)";

/** What of an order BaseLinker does not get, or not whole, as the owner calls it. */
export function listUnfit(order: Texts): string[] {
  const { customer, invoice } = order;
  const addressee = findAddressee(order);
  const { isDedicationCut, isNoteCut } = fitRemarks(order);
  const unfit: [name: string, isUnfit: boolean][] = [
    ["imię i nazwisko", [customer, addressee].some(({ name }) => !fits(name, maxLengths.name))],
    ["adres", [customer, addressee].some(({ address }) => !fits(address, maxLengths.address))],
    ["e-mail", !fits(customer.email, maxLengths.email)],
    ["adres do faktury", !fits(splitAddress(invoice?.address ?? "").street, maxLengths.address)],
    ["dedykacja", isDedicationCut],
    ["uwagi", isNoteCut],
  ];
  return unfit.filter(([, isUnfit]) => isUnfit).map(([name]) => name);
}

function fits(text: string, maxLength: number): boolean {
  return lengthOf(text) <= maxLength;
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}

export function truncate(text: string, maxLength: number): string {
  return Array.from(text).slice(0, maxLength).join("");
}
