import { getPaymentState, type MoneyState } from "../../shop/payment/payment-state.ts";
import { balanceOf, summarisePayments } from "../../shop/payment/payment-summary.ts";
import { sumTurnover } from "../../shop/payment/turnover.ts";
import { formatPrice } from "../../shop/price.ts";
import type { Account } from "../../server/db/payments/payment-accounts.ts";
import { UsageError, type ParsedArgs, type Command } from "../run/command.ts";
import { fileOption, writeCsv } from "../output/csv.ts";
import { parsePeriod, toIso } from "../output/dates.ts";
import { withStore } from "../run/open-store.ts";
import { parseNumber } from "../orders/format.ts";
import { tabulateByDay, tabulateByOrder } from "./payment-tables.ts";
import { alignColumns, print, printJson } from "../output/terminal.ts";

const moneyStateLabels: Record<MoneyState, string> = {
  due: "bez wpłaty",
  underpaid: "niedopłata",
  paid: "opłacone",
  surplus: "do zwrotu",
  refunding: "zwrot w toku",
  "partly-refunded": "zwrócone w części",
  refunded: "zwrócone",
};
const states = Object.entries(moneyStateLabels).map(([state, label]) => `${state} (${label})`);

/** Sums cover the chosen days; the state of an order counts everything. */
export const payments: Command = {
  name: "payments",
  about: "pokazuje, co wpłynęło i co zwrócono; zapisuje też rozliczenie do arkusza (CSV)",
  options: {
    since: { value: "RRRR-MM-DD", about: "wpłaty i zwroty od tego dnia" },
    until: { value: "RRRR-MM-DD", about: "wpłaty i zwroty najpóźniej tego dnia" },
    state: { value: "STAN", about: states.join(", ") },
    order: { value: "NUMER", about: "tylko to zamówienie" },
    csv: { value: "day|order", about: "arkusz według dni albo według zamówień" },
    ...fileOption,
  },
  examples: [
    "payments --state surplus",
    "payments --since 2026-11-01 --until 2026-11-30 --csv day --file listopad.csv",
  ],
  run: showPayments,
};

async function showPayments({ values, json }: ParsedArgs): Promise<void> {
  const period = parsePeriod(values);
  const state = parseState(values.state);
  const number = values.order === undefined ? undefined : parseNumber(values.order);
  const tabulate = parseTable(values.csv);
  return withStore(async ({ store }) => {
    const found = await store.payments.listAccounts({ ...period, number });
    const accounts = found
      .filter((account) => state === undefined || getPaymentState(account, account.facts) === state)
      .map((account) => ({ ...account, moved: factsWithin(account, period) }));
    if (json) return printJson(accounts.map(toJson));
    if (tabulate) return writeCsv(tabulate(accounts, moneyStateLabels), values.file);
    print(accounts.length > 0 ? describe(accounts) : ["Nie ma takich płatności."]);
  });
}

/** An order with those of its facts that belong to the period. */
export type PeriodAccount = Account & { moved: Account["facts"] };

function factsWithin(
  { facts }: Account,
  { since = 0, until = Infinity }: ReturnType<typeof parsePeriod>,
) {
  return facts.filter(({ at }) => at >= since && at < until);
}

function describe(accounts: readonly PeriodAccount[]): string[] {
  const rows = accounts.map((account) => {
    const { received, refunded, balance } = sumTurnover(account.moved);
    const state = moneyStateLabels[getPaymentState(account, account.facts)];
    return [account.number, state, ...[received, refunded, balance].map((sum) => formatPrice(sum))];
  });
  const { received, refunded, balance } = sumTurnover(accounts.flatMap(({ moved }) => moved));
  const total = ["Razem", "", ...[received, refunded, balance].map((sum) => formatPrice(sum))];
  return alignColumns([["Zamówienie", "Stan", "Wpłynęło", "Zwrócono", "Saldo"], ...rows, total]);
}

function toJson(account: PeriodAccount): object {
  const { number, total, facts, moved } = account;
  const summary = summarisePayments(facts);
  return {
    number,
    state: getPaymentState(account, facts),
    total,
    ...sumTurnover(moved),
    // PayU does not tell what it keeps.
    fee: null,
    refundable: balanceOf(summary),
    events: moved.map((fact) => ({ ...fact, at: toIso(fact.at) })),
  };
}

function parseState(text: string | undefined): MoneyState | undefined {
  if (text === undefined || text in moneyStateLabels) return text as MoneyState | undefined;
  throw new UsageError(`Nie ma stanu „${text}”. Do wyboru: ${states.join(", ")}.`);
}

function parseTable(text: string | undefined) {
  if (text === undefined) return undefined;
  if (text === "day") return tabulateByDay;
  if (text === "order") return tabulateByOrder;
  throw new UsageError("Podaj --csv day albo --csv order.");
}
