import { findStuckPayments } from "../../payments/attempts/stuck-payments.ts";
import { formatExamples } from "../format.ts";
import type { AlertRule } from "../rule.ts";
import { shopCommand } from "../../../shop/shop-command.ts";

const area = "płatności";
const retry = `Spróbuj jeszcze raz: ${shopCommand} orders retry NUMER`;

export const paymentRules: readonly AlertRule[] = [
  {
    kind: "payu-rejected",
    area,
    healthy: "PayU przyjmuje płatności ze sklepu",
    appliesTo: ({ PAYU }) => PAYU !== undefined,
    async find({ store }) {
      const refusal = await store.settings.findRefusal("payu");
      if (!refusal) return undefined;
      const text = `PayU nie przyjmuje ustawień sklepu (${refusal.reason})`;
      const advice =
        "Klienci nie zapłacą online. Popraw PAYU_POS_ID, PAYU_CLIENT_ID, PAYU_CLIENT_SECRET albo PAYU_URL i uruchom sklep ponownie.";
      return { since: refusal.since, text, advice };
    },
  },
  {
    kind: "payment-unknown",
    area,
    healthy: "Wiadomo, jak skończyła się każda płatność",
    find: ({ store, now }) =>
      describeStuck(findStuckPayments(store, "payment-check", now()), {
        text: "Nie wiadomo, jak skończyły się płatności",
        advice: `Sprawdź je w panelu PayU. Gdy ktoś tam zapłacił: ${shopCommand} orders paid NUMER --payu ID, gdy nikt: ${shopCommand} payments settle PRÓBA`,
      }),
  },
  {
    kind: "refund-waiting",
    area,
    healthy: "Żaden zwrot nie czeka za długo",
    find: ({ store, now }) =>
      describeStuck(findStuckPayments(store, "refund", now()), {
        text: "Zwroty, których PayU nie kończy",
        advice: `Sprawdź saldo w panelu PayU. ${retry}`,
      }),
  },
  {
    kind: "payment-export-failed",
    area,
    healthy: "Magazyn wie o każdej wpłacie",
    find: ({ store, now }) =>
      describeStuck(findStuckPayments(store, "payment-export", now()), {
        text: "Wpłaty, o których nie wie BaseLinker",
        advice: retry,
      }),
  },
];

async function describeStuck(
  stuck: ReturnType<typeof findStuckPayments>,
  { text, advice }: { text: string; advice: string },
) {
  const found = await stuck;
  if (!found) return undefined;
  const { references, since } = found;
  const examples = formatExamples(references);
  return { since, text: `${text}: ${references.length}, np. ${examples}`, advice };
}
