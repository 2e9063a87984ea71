import { deliveryOptions } from "../../shop.config.ts";
import { createPaymentMails } from "../../server/email/payment-emails.ts";
import { newId } from "../../server/new-id.ts";
import { requestRefund, type RefundResult } from "../../server/payments/request-refund.ts";
import type { Order } from "../../shop/order/order.ts";
import { balanceOf, summarisePayments } from "../../shop/payment/payment-summary.ts";
import type { RefundRequest } from "../../shop/payment/refund.ts";
import {
  isWholeOrder,
  proposePartialWithdrawal,
  proposeWithdrawal,
} from "../../shop/payment/withdrawal-amount.ts";
import { formatPrice } from "../../shop/price.ts";
import { UsageError, type ParsedArgs, type Command } from "../command.ts";
import { withStore } from "../open-store.ts";
import { print, printJson } from "../output/terminal.ts";
import { parseNumber, unknownOrder } from "./format.ts";
import { openOwner } from "./owner.ts";
import { parseLines } from "./parse-lines.ts";

export const ordersRefund: Command = {
  name: "orders refund",
  about: "oddaje klientowi pieniądze przez PayU; bez opcji wszystko, co zapłacił",
  positionals: ["NUMER"],
  options: {
    amount: { value: "GROSZE", about: "tylko tyle: 1500 to 15,00 zł" },
    withdrawal: { about: "całe zamówienie po odstąpieniu, z dostawą według ustawy" },
    lines: { value: "POZYCJE", about: "część po odstąpieniu: 1x2,3 to 2 szt. z 1. i cała 3." },
    "by-hand": { about: "odnotowuje zwrot, który już masz za sobą: przelewem lub gotówką" },
    "dry-run": { about: "tylko pokazuje kwotę" },
  },
  examples: [
    "orders refund L-1001",
    "orders refund L-1001 --lines 1x2,3 --dry-run",
    "orders refund L-1001 --amount 1500 --by-hand",
  ],
  run: refund,
};

async function refund(parsed: ParsedArgs): Promise<number> {
  const {
    positionals: [text = ""],
    flags,
    json,
  } = parsed;
  const number = parseNumber(text);
  return withStore(async ({ store, env }) => {
    const order = await store.orders.findByNumber(number);
    if (!order) throw unknownOrder(number);
    const request = parseRequest(parsed, order);
    if (flags.has("dry-run")) {
      const left = balanceOf(summarisePayments(await store.payments.facts(order.id)));
      propose(request.amount ?? left, left, json);
      return 0;
    }
    const owner = await openOwner(store, env);
    const { ORDERS_TO: ordersTo, ORIGIN: origin } = env;
    const mails = createPaymentMails({ shop: owner.shop, ordersTo, origin, newId });
    const result = await requestRefund(number, request, { ...owner, mails });
    if (json) printJson(result);
    else report(number, result);
    return result.kind === "requested" ? 0 : 1;
  });
}

function parseRequest({ values, flags }: ParsedArgs, order: Order): RefundRequest {
  const byHand = flags.has("by-hand");
  const chosen = [values.amount, values.lines, flags.has("withdrawal") ? "" : undefined];
  if (chosen.filter((value) => value !== undefined).length > 1)
    throw new UsageError("Podaj tylko jedno z: --amount, --withdrawal, --lines.");
  if (values.amount !== undefined) return { amount: parseAmount(values.amount), byHand, note: "" };
  if (values.lines === undefined && !flags.has("withdrawal"))
    return { amount: undefined, byHand, note: "" };
  const returned = values.lines === undefined ? undefined : parseLines(values.lines, order);
  if (!returned || isWholeOrder(order, returned))
    return { amount: proposeWithdrawal(order, deliveryOptions), byHand, note: "withdrawal" };
  const note = returned.map(({ index, quantity }) => `${index + 1}x${quantity}`).join(",");
  return { amount: proposePartialWithdrawal(order, returned), byHand, note };
}

function parseAmount(text: string): number {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
  throw new UsageError("Podaj --amount w groszach, np. 1500 to 15,00 zł.");
}

function propose(amount: number, left: number, json: boolean): void {
  if (json) return printJson({ amount, left });
  print([`Do zwrotu: ${formatPrice(amount)}. Zwrócić można najwyżej: ${formatPrice(left)}.`]);
}

function report(number: string, result: RefundResult): void {
  switch (result.kind) {
    case "requested":
      return print(
        result.refunds.map(({ reference, amount, state }) =>
          state === "completed"
            ? `Odnotowano zwrot ${formatPrice(amount)} (${reference}). Klient dostanie e-mail.`
            : `Zlecono zwrot ${formatPrice(amount)} (${reference}). Działający sklep przekaże go do PayU; gdy pieniądze wyjdą, Ty i klient dostaniecie e-mail.`,
        ),
      );
    case "nothing-paid":
      return console.error(
        `Nic nie zmieniono. Za zamówienie ${number} nie ma czego zwracać: sklep nie zna żadnej wpłaty albo wszystko już zwrócono.`,
      );
    case "too-much":
      return console.error(
        `Nic nie zmieniono. Za zamówienie ${number} można zwrócić najwyżej ${formatPrice(result.left)}.`,
      );
    case "by-hand":
      return console.error(describeByHand(result.left));
    case "absent":
      throw unknownOrder(number);
  }
}

function describeByHand(left: number): string {
  const payu = left > 0 ? `Przez PayU można zwrócić najwyżej ${formatPrice(left)}. ` : "";
  return `Nic nie zmieniono. ${payu}Pieniądze, które przyszły przelewem lub gotówką, oddaj tak samo, a potem powtórz polecenie z --by-hand.`;
}
