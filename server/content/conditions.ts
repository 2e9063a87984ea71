import { guaranteeNotice, promotions } from "../../shop.config.ts";
import { createSlug } from "../../shop/text/normalize.ts";
import type { RunningShop } from "../../shop/shop-config.ts";

export type Conditions = ReadonlyMap<string, boolean>;

const knownNames =
  "kurier inpost pocztex odbior courier locker pickup parcel published kurier.published inpost.published przelew payu pobranie transfer online on-delivery prepaid".split(
    " ",
  );

/**
 * Ids of delivery and payment options without diacritics, and their kinds. `published` and
 * `inpost.published` hold where the shipping page has a price, `vat` for a seller who charges it,
 * `returns.free` where the shop pays for returns, `gifts` where it wraps them, `delivery.free` where an
 * option is free from a sum, `promotions` where the configuration has some, and `guarantee.notice` where the owner supplied it.
 */
export function createConditions(shop: RunningShop): Conditions {
  const offered = [
    ...shop.deliveryOptions.flatMap(({ id, fulfilment, publishedPrice }) => [
      createSlug(id),
      fulfilment,
      ...(fulfilment === "pickup" ? [] : ["parcel"]),
      ...(publishedPrice === undefined ? [] : ["published", `${createSlug(id)}.published`]),
    ]),
    ...shop.paymentOptions.flatMap(({ id, settlement }) => [
      createSlug(id),
      settlement,
      ...(settlement === "on-delivery" ? [] : ["prepaid"]),
    ]),
  ];
  return new Map([
    ...knownNames.map((name) => [name, false] as const),
    ...offered.map((name) => [name, true] as const),
    ["published.courierCod", shop.courierCashOnDelivery !== undefined],
    ["vat", shop.vatPayer],
    ["gifts", shop.giftWrapping !== undefined],
    ["delivery.free", shop.deliveryOptions.some(({ freeFrom }) => freeFrom !== undefined)],
    ["promotions", promotions.length > 0],
    ["guarantee.notice", guaranteeNotice !== undefined],
    ["returns.free", shop.legal.returnCost === undefined],
    ...Object.entries(createPaymentConditions(shop)),
  ]);
}

/**
 * Conditions of the texts about payments. `payu.connected`: orders are paid at once.
 * `unpaid.transfer.cancel`, `unpaid.online.reminder`: the step is taken; `unpaid.cancel`: for some
 * payment; `unpaid.undated`: for some payment that is due before dispatch no order is cancelled.
 */
export function createPaymentConditions(shop: RunningShop): Record<string, boolean> {
  const offers = (settlement: string) =>
    shop.paymentOptions.some((option) => option.settlement === settlement);
  const connected = offers("online") && shop.takesOnlinePayments;
  const { online, transfer } = shop.unpaidOrders;
  const cancelsOnline = connected && online.cancelHours !== undefined;
  const cancelsTransfer = offers("transfer") && transfer.cancelHours !== undefined;
  return {
    "payu.connected": connected,
    "unpaid.online.cancel": cancelsOnline,
    "unpaid.online.reminder": connected && online.reminderHours !== undefined,
    "unpaid.transfer.cancel": cancelsTransfer,
    "unpaid.transfer.reminder": offers("transfer") && transfer.reminderHours !== undefined,
    "unpaid.cancel": cancelsOnline || cancelsTransfer,
    "unpaid.undated":
      (offers("online") && !cancelsOnline) || (offers("transfer") && !cancelsTransfer),
  };
}

const tag = /^[ \t]*\{\{\s*([#/][^{}]*?)\s*\}\}[ \t]*\r?\n|\{\{\s*([#/][^{}]*?)\s*\}\}/gm;

/**
 * Leaves out the parts whose condition does not hold: `{{#if payu}}…{{/if}}`,
 * `{{#if not payu}}…{{/if}}`.
 */
export function applyConditions(
  text: string,
  conditions: Conditions,
  report: (where: string, what: string) => void,
): string {
  const open: { shown: boolean; line: number }[] = [];
  let result = "";
  let end = 0;
  for (const found of text.matchAll(tag)) {
    if (open.every(({ shown }) => shown)) result += text.slice(end, found.index);
    end = found.index + found[0].length;
    const line = lineAt(text, found.index);
    const words = found[1] ?? found[2]!;
    const reportTag = (what: string) => report(`wiersz ${line}, {{${words}}}`, what);
    if (words !== "/if") open.push({ shown: holds(words, conditions, reportTag), line });
    else if (!open.pop()) reportTag("nie ma przed sobą {{#if …}}");
  }
  for (const { line } of open) report(`wiersz ${line}`, "{{#if …}} nie ma swojego {{/if}}");
  return result + text.slice(end);
}

function holds(words: string, conditions: Conditions, report: (what: string) => void): boolean {
  const [, not, name] = /^#if\s+(not\s+)?(\S+)$/.exec(words) ?? [];
  if (name === undefined) {
    report("ma brzmieć {{#if nazwa}}, {{#if not nazwa}} albo {{/if}}");
    return true;
  }
  const value = conditions.get(name);
  if (value === undefined)
    report(`nie ma takiego warunku; są: ${[...conditions.keys()].join(", ")}`);
  return value !== Boolean(not);
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
