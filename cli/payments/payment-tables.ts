import type { PaymentFact } from "../../shop/payment/payment-fact.ts";
import { getPaymentState, type MoneyState } from "../../shop/payment/payment-state.ts";
import { sumTurnover } from "../../shop/payment/turnover.ts";
import { formatAmount } from "../../shop/price.ts";
import { formatMoment } from "../output/dates.ts";
import type { PeriodAccount } from "./payments.ts";

type Row = readonly string[];

/** PayU's fee stays empty: PayU does not tell it. */
const sums = ["Wpłynęło", "Prowizja", "Zwrócono", "Saldo"];

/** Returns a row for each day, in Warsaw, on which money moved. */
export function tabulateByDay(accounts: readonly PeriodAccount[]): Row[] {
  const moved = accounts.flatMap((account) => account.moved).filter(isMoney);
  const days = Map.groupBy(moved, ({ at }) => formatMoment(at).slice(0, 10));
  const rows = [...days].sort(([one], [other]) => one.localeCompare(other));
  return [["Dzień", ...sums], ...rows.map(([day, facts]) => [day, ...cellsOf(facts)])];
}

export function tabulateByOrder(
  accounts: readonly PeriodAccount[],
  moneyStateLabels: Record<MoneyState, string>,
): Row[] {
  const rows = accounts.map((account) => {
    const state = moneyStateLabels[getPaymentState(account, account.facts)];
    return [account.number, state, formatAmount(account.total), ...cellsOf(account.moved)];
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
