import { getPaymentState } from "../../shop/payment/payment-state.ts";
import { balanceOf, summarisePayments } from "../../shop/payment/payment-summary.ts";
import { sumTurnover } from "../../shop/payment/turnover.ts";
import { formatAmount, formatPrice } from "../../shop/price.ts";
import type { PaymentFact } from "../../shop/payment/payment-fact.ts";
import type { OrderAccount } from "../../server/db/payments/payment-accounts.ts";
import { UsageError, type Command } from "../run/command.ts";
import { fileOption, writeCsv } from "../output/csv.ts";
import { formatMoment, parsePeriod, toIso } from "../output/dates.ts";
import { withStore } from "../run/open-store.ts";
import { listStates, moneyStateLabels, parseNumber, parseState } from "../orders/format.ts";
import { alignColumns, print, printJson } from "../output/terminal.ts";

/** Sums cover the chosen days; the state of an order counts everything. */
export const payments: Command = {
  name: "payments",
  about: "pokazuje, co wpłynęło i co zwrócono; zapisuje też rozliczenie do arkusza (CSV)",
  options: {
    since: { value: "RRRR-MM-DD", about: "wpłaty i zwroty od tego dnia" },
    until: { value: "RRRR-MM-DD", about: "wpłaty i zwroty najpóźniej tego dnia" },
    state: { value: "STAN", about: listStates(moneyStateLabels) },
    order: { value: "NUMER", about: "tylko to zamówienie" },
    csv: { value: "day|order", about: "arkusz według dni albo według zamówień" },
    ...fileOption,
  },
  examples: [
    "payments --state surplus",
    "payments --since 2026-11-01 --until 2026-11-30 --csv day --file listopad.csv",
  ],
  async run({ values, json }) {
    const period = parsePeriod(values);
    const state = parseState(values.state, moneyStateLabels);
    const number = values.order === undefined ? undefined : parseNumber(values.order);
    const tabulate = parseTable(values.csv);
    return withStore(async ({ store }) => {
      const found = await store.payments.listAccounts({ ...period, number });
      const accounts = found
        .filter((account) => state === undefined || getPaymentState(account) === state)
        .map((account) => ({ ...account, moved: factsWithin(account, period) }));
      if (json) return printJson(accounts.map(toJson));
      if (tabulate) return writeCsv(tabulate(accounts), values.file);
      print(accounts.length > 0 ? describe(accounts) : ["Nie ma takich płatności."]);
    });
  },
};

/** An order with those of its facts that belong to the period. */
type PeriodAccount = OrderAccount & { moved: OrderAccount["facts"] };

function factsWithin(
  { facts }: OrderAccount,
  { since = 0, until = Infinity }: ReturnType<typeof parsePeriod>,
) {
  return facts.filter(({ at }) => at >= since && at < until);
}

function describe(accounts: readonly PeriodAccount[]): string[] {
  const rows = accounts.map((account) => [
    account.order.number,
    describeState(account),
    ...formatSums(account.moved),
  ]);
  const total = ["Razem", "", ...formatSums(accounts.flatMap(({ moved }) => moved))];
  return alignColumns([["Zamówienie", "Stan", "Wpłynęło", "Zwrócono", "Saldo"], ...rows, total]);
}

function formatSums(facts: readonly PaymentFact[]): Row {
  const { received, refunded, balance } = sumTurnover(facts);
  return [received, refunded, balance].map(formatPrice);
}

function describeState(account: OrderAccount): string {
  return moneyStateLabels[getPaymentState(account)];
}

function toJson(account: PeriodAccount): object {
  const { order, facts, moved } = account;
  const summary = summarisePayments(facts);
  return {
    number: order.number,
    state: getPaymentState(account),
    total: order.total,
    ...sumTurnover(moved),
    // PayU does not tell what it keeps.
    fee: null,
    refundable: balanceOf(summary),
    events: moved.map((fact) => ({ ...fact, at: toIso(fact.at) })),
  };
}

function parseTable(text: string | undefined) {
  if (text === undefined) return undefined;
  if (text === "day") return tabulateByDay;
  if (text === "order") return tabulateByOrder;
  throw new UsageError("Podaj --csv day albo --csv order.");
}

type Row = readonly string[];

/** PayU's fee stays empty: PayU does not tell it. */
const sums = ["Wpłynęło", "Prowizja", "Zwrócono", "Saldo"];

/** Returns a row for each day, in Warsaw, on which money moved. */
function tabulateByDay(accounts: readonly PeriodAccount[]): Row[] {
  const moved = accounts.flatMap((account) => account.moved).filter(isMoney);
  const days = Map.groupBy(moved, ({ at }) => formatMoment(at).slice(0, 10));
  const rows = [...days].sort(([one], [other]) => one.localeCompare(other));
  return [["Dzień", ...sums], ...rows.map(([day, facts]) => [day, ...cellsOf(facts)])];
}

function tabulateByOrder(accounts: readonly PeriodAccount[]): Row[] {
  const rows = accounts.map((account) => {
    const { number } = account.order;
    const total = formatAmount(account.order.total);
    return [number, describeState(account), total, ...cellsOf(account.moved)];
  });
  return [["Zamówienie", "Stan", "Wartość zamówienia", ...sums], ...rows];
}

function cellsOf(facts: readonly PaymentFact[]): Row {
  const { received, refunded, balance } = sumTurnover(facts);
  return [formatAmount(received), "", formatAmount(refunded), formatAmount(balance)];
}

function isMoney(fact: PaymentFact): boolean {
  const { received, refunded } = sumTurnover([fact]);
  return received !== 0 || refunded !== 0;
}
