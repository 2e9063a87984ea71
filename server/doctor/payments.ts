import { formatPrice } from "../../shop/price.ts";
import type { Store } from "../db/store.ts";
import type { Env } from "../env.ts";
import { findHangingPayments, type HangingPayment } from "../payments/hanging-payments.ts";
import { PayuFailure } from "../payu/failure.ts";
import { createAccessToken } from "../payu/access-token.ts";
import { findingsFor, formatExamples, type Finding } from "./finding.ts";

const { good, bad } = findingsFor("płatności");

const timeoutMs = 10_000;

/** Tries PayU's settings: fetches one token, which charges nothing. */
export async function checkPayu({ PAYU }: Env, now: () => number): Promise<Finding[]> {
  if (!PAYU) return [];
  try {
    await createAccessToken({ ...PAYU, fetch, now }).get(AbortSignal.timeout(timeoutMs));
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

/** Names payments that do not settle by themselves. */
export async function checkPayments(
  store: Pick<Store, "payments">,
  now: number,
): Promise<Finding[]> {
  const hanging = await findHangingPayments(store, now);
  if (hanging.length === 0) return [good("Żadna płatność nie czeka za długo")];
  const kinds = Object.keys(texts) as HangingPayment["kind"][];
  return kinds.flatMap((kind) => {
    const found = hanging.filter((each) => each.kind === kind);
    const { text, advice } = texts[kind];
    const examples = formatExamples(found.map(describeExample));
    return found.length === 0 ? [] : [bad(`${text}: ${found.length}, np. ${examples}`, advice)];
  });
}

function describeExample({ reference, amount }: HangingPayment): string {
  return amount === undefined ? reference : `${reference} (${formatPrice(amount)})`;
}

const retry = "Spróbuj jeszcze raz: npm run shop -- orders retry NUMER";
const texts: Record<HangingPayment["kind"], { text: string; advice: string }> = {
  unknown: {
    text: "Nie wiadomo, jak skończyły się płatności",
    advice: `Sprawdź je w panelu PayU. ${retry}`,
  },
  refund: {
    text: "Zwroty, których PayU nie kończy",
    advice: `Sprawdź saldo w panelu PayU. ${retry}`,
  },
  export: { text: "Wpłaty, o których nie wie BaseLinker", advice: retry },
  cancelled: {
    text: "Zapłacone, choć anulowane",
    advice: "Zwróć pieniądze: orders refund NUMER albo przywróć zamówienie: orders reopen NUMER",
  },
  overpaid: {
    text: "Nadpłaty",
    advice: "Zwróć nadpłatę: orders refund NUMER --amount GROSZE",
  },
  underpaid: {
    text: "Niedopłaty",
    advice:
      "Klient może dopłacić na stronie zamówienia. Gdy dopłaci inaczej: orders paid NUMER, gdy rezygnuje: orders cancel i orders refund",
  },
};
