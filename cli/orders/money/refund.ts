import { deliveryOptions } from "../../../shop.config.ts";
import {
  requestRefund,
  type RefundResult,
} from "../../../server/payments/refunds/request-refund.ts";
import type { Order } from "../../../shop/order/order.ts";
import type { OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import { balanceOf, summarisePayments } from "../../../shop/payment/payment-summary.ts";
import { decideRefund, type RefundRequest } from "../../../shop/payment/refund/refund.ts";
import {
  countReturned,
  type OverreturnedLine,
} from "../../../shop/payment/refund/returned-lines.ts";
import {
  isWholeOrder,
  proposePartialWithdrawal,
  proposeWithdrawal,
} from "../../../shop/payment/refund/withdrawal-amount.ts";
import { formatPrice, type Grosze } from "../../../shop/price.ts";
import { UsageError, type ParsedArgs, type Command } from "../../run/command.ts";
import { withStore } from "../../run/open-store.ts";
import { printResult } from "../../output/terminal.ts";
import { confirmChange, describePerson, yesOption } from "../confirm-change.ts";
import { getRecord, parseNumber, unknownOrder } from "../format.ts";
import { openOwner } from "../owner.ts";
import { parseAmount } from "./parse-amount.ts";
import { parseLines } from "./parse-lines.ts";

export const ordersRefund: Command = {
  name: "orders refund",
  about: "oddaje klientowi pieniądze przez PayU; bez opcji wszystko, co zapłacił",
  positionals: ["NUMER"],
  options: {
    amount: { value: "KWOTA", about: "tylko tyle, np. 15,00 albo 1500gr" },
    withdrawal: { about: "całe zamówienie po odstąpieniu, z dostawą według ustawy" },
    lines: { value: "POZYCJE", about: "część po odstąpieniu: 1x2,3 to 2 szt. z 1. i cała 3." },
    "by-hand": { about: "odnotowuje zwrot, który już masz za sobą: przelewem lub gotówką" },
    force: { about: "także za zabawki, za które już zwrócono" },
    ...yesOption,
    "dry-run": { about: "tylko pokazuje kwotę" },
  },
  examples: [
    "orders refund L-1001",
    "orders refund L-1001 --lines 1x2,3 --dry-run",
    "orders refund L-1001 --amount 15,00 --by-hand",
  ],
  async run(parsed) {
    const {
      positionals: [text = ""],
      flags,
      json,
    } = parsed;
    const number = parseNumber(text);
    return withStore(async ({ store, env, now }) => {
      const record = await getRecord(store, number);
      const left = balanceOf(summarisePayments(record.facts));
      const request = parseRequest(parsed, record, left);
      const decided = decideRefund(record, request, now);
      if (flags.has("dry-run") && decided.kind !== "returned-already")
        return propose(request.amount, left, json);
      const owner = await openOwner(store, env);
      if (decided.kind !== "requested") return finish(record.order, decided, json);
      if (!(await confirmChange(describeRequest(record.order, request), parsed))) return 1;
      return finish(record.order, await requestRefund(number, request, owner), json);
    });
  },
};

type Request = RefundRequest & { amount: Grosze };

function finish(order: Order, result: RefundResult, json: boolean): number {
  const failed = result.kind !== "requested";
  return printResult(result, { json, failed, describe: () => describe(order, result) });
}

function parseRequest(
  { values, flags }: ParsedArgs,
  { order, facts }: OrderWithFacts,
  left: Grosze,
): Request {
  const rest = { byHand: flags.has("by-hand"), force: flags.has("force") };
  const chosen = [values.amount, values.lines, flags.has("withdrawal") ? "" : undefined];
  if (chosen.filter((value) => value !== undefined).length > 1)
    throw new UsageError("Podaj tylko jedno z: --amount, --withdrawal, --lines.");
  if (values.amount !== undefined) return { ...rest, amount: parseAmount(values.amount) };
  if (values.lines === undefined && !flags.has("withdrawal")) return { ...rest, amount: left };
  const returned = values.lines === undefined ? undefined : parseLines(values.lines, order);
  if (!returned || isWholeOrder(order, returned))
    return { ...rest, amount: proposeWithdrawal(order, deliveryOptions), returned: "all" };
  const earlier = countReturned(order, summarisePayments(facts));
  return { ...rest, amount: proposePartialWithdrawal(order, returned, earlier), returned };
}

function propose(amount: Grosze, left: Grosze, json: boolean): number {
  const describe = () =>
    `Do zwrotu: ${formatPrice(amount)}. Zwrócić można najwyżej: ${formatPrice(left)}.`;
  return printResult({ amount, left }, { json, describe });
}

function describeRequest(order: Order, { amount, byHand }: Request): string {
  const what = byHand ? "Odnotować oddany już zwrot" : "Zwrócić";
  return `${what} ${formatPrice(amount)} za zamówienie ${order.number}? Dla: ${describePerson(order)}`;
}

function describe({ number, lines }: Order, result: RefundResult): string | string[] {
  switch (result.kind) {
    case "requested":
      return result.refunds.map(({ reference, amount, state }) =>
        state === "completed"
          ? `Odnotowano zwrot ${formatPrice(amount)} (${reference}). Klient dostanie e-mail.`
          : `Zlecono zwrot ${formatPrice(amount)} (${reference}). Działający sklep przekaże go do PayU; gdy pieniądze wyjdą, Ty i klient dostaniecie e-mail.`,
      );
    case "nothing-paid":
      return `Nic nie zmieniono. Za zamówienie ${number} nie ma czego zwracać: sklep nie zna żadnej wpłaty albo wszystko już zwrócono.`;
    case "returned-already":
      return describeReturned(result.lines, lines);
    case "too-much":
      return `Nic nie zmieniono. Za zamówienie ${number} można zwrócić najwyżej ${formatPrice(result.left)}.`;
    case "by-hand":
      return describeByHand(result.left);
    case "absent":
      throw unknownOrder(number);
  }
}

function describeReturned(returned: readonly OverreturnedLine[], lines: Order["lines"]): string {
  const overreturned = returned.map(
    ({ index, ordered, returned: earlier }) =>
      `poz. ${index + 1}, ${lines[index]!.name}: zamówiono ${ordered} szt., zwrócono ${earlier}`,
  );
  return `Nic nie zmieniono. Za te zabawki pieniądze już zwrócono (${overreturned.join("; ")}). Jeśli mimo to chcesz zwrócić je jeszcze raz, dopisz --force.`;
}

function describeByHand(left: number): string {
  const payu = left > 0 ? `Przez PayU można zwrócić najwyżej ${formatPrice(left)}. ` : "";
  return `Nic nie zmieniono. ${payu}Pieniądze, które przyszły przelewem lub gotówką, oddaj tak samo, a potem powtórz polecenie z --by-hand.`;
}
