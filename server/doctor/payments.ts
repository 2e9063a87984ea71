import { formatExamples } from "../alerts/format.ts";
import { formatPrice } from "../../shop/price.ts";
import type { Store } from "../db/store.ts";
import type { Env } from "../env.ts";
import {
  findUnsettledBalances,
  type UnsettledBalance,
} from "../payments/attempts/stuck-payments.ts";
import { PayuFailure } from "../payu/failure.ts";
import { fetchNewToken } from "../payu/access-token.ts";
import { findingsFor, type Finding } from "./finding.ts";
import { shopCommand } from "../../shop/shop-command.ts";

const { good, bad } = findingsFor("płatności");

export async function checkPayu({ PAYU }: Env, now: () => number): Promise<Finding[]> {
  if (!PAYU) return [];
  try {
    await fetchNewToken({ ...PAYU, fetch, now });
    return [good("PayU przyjmuje ustawienia")];
  } catch (error) {
    if (!(error instanceof PayuFailure)) throw error;
    return [describeFailure(error)];
  }
}

function describeFailure({ kind, message }: PayuFailure): Finding {
  if (kind === "settings") {
    const advice =
      "Sprawdź PAYU_CLIENT_ID, PAYU_CLIENT_SECRET i PAYU_URL: próbne dane działają tylko z adresem próbnym.";
    return bad(`PayU nie przyjmuje ustawień (${message})`, advice);
  }
  const advice =
    "Sklep przyjmuje zamówienia, a klienci zapłacą, gdy PayU wróci. Sprawdź sieć i PAYU_URL.";
  return bad(`PayU nie odpowiada (${message})`, advice);
}

export async function checkBalances(store: Pick<Store, "payments">): Promise<Finding[]> {
  const balances = await findUnsettledBalances(store);
  if (balances.length === 0) return [good("Wpłaty zgadzają się z zamówieniami")];
  return Object.entries(texts).flatMap(([kind, { text, advice }]) => {
    const found = balances.filter((each) => each.kind === kind);
    if (found.length === 0) return [];
    const examples = found.map(({ number, amount }) => `${number} (${formatPrice(amount)})`);
    return [bad(`${text}: ${found.length}, np. ${formatExamples(examples)}`, advice)];
  });
}

const texts: Record<UnsettledBalance["kind"], { text: string; advice: string }> = {
  cancelled: {
    text: "Zapłacone, choć anulowane",
    advice: `Zwróć pieniądze: ${shopCommand} orders refund NUMER albo przywróć zamówienie: ${shopCommand} orders reopen NUMER`,
  },
  surplus: {
    text: "Nadpłaty",
    advice: `Zwróć nadpłatę: ${shopCommand} orders refund NUMER --amount KWOTA`,
  },
  missing: {
    text: "Oznaczone jako opłacone, choć pieniędzy nie ma",
    advice: `Nie wysyłaj ich. Gdy klient rezygnuje: ${shopCommand} orders cancel NUMER, gdy ma zapłacić jeszcze raz: ${shopCommand} orders cancel i ${shopCommand} orders reopen`,
  },
  underpaid: {
    text: "Niedopłaty",
    advice: `Klient może dopłacić na stronie zamówienia. Gdy dopłaci inaczej: ${shopCommand} orders paid NUMER, gdy rezygnuje: ${shopCommand} orders cancel i ${shopCommand} orders refund`,
  },
};
