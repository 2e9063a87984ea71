import { findStuckPayments } from "../../payments/attempts/stuck-payments.ts";
import { describeFound } from "../format.ts";
import type { RuleOfArea } from "../rule.ts";
import { shopCommand } from "../../../shop/shop-command.ts";

const retry = `Spróbuj jeszcze raz: ${shopCommand} orders retry NUMER`;

export const paymentRules: readonly RuleOfArea[] = [
  {
    kind: "payu-rejected",
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
    healthy: "Wiadomo, jak skończyła się każda płatność",
    async find({ store, now }) {
      const advice = `Sprawdź je w panelu PayU. Gdy ktoś tam zapłacił: ${shopCommand} orders paid NUMER --payu ID, gdy nikt: ${shopCommand} payments settle PRÓBA`;
      const stuck = await findStuckPayments(store, "payment-check", now());
      return describeFound(stuck, "Nie wiadomo, jak skończyły się płatności", advice);
    },
  },
  {
    kind: "refund-waiting",
    healthy: "Żaden zwrot nie czeka za długo",
    async find({ store, now }) {
      const stuck = await findStuckPayments(store, "refund", now());
      const advice = `Sprawdź saldo w panelu PayU. ${retry}`;
      return describeFound(stuck, "Zwroty, których PayU nie kończy", advice);
    },
  },
  {
    kind: "payment-export-failed",
    healthy: "Magazyn wie o każdej wpłacie",
    async find({ store, now }) {
      const stuck = await findStuckPayments(store, "payment-export", now());
      return describeFound(stuck, "Wpłaty, o których nie wie BaseLinker", retry);
    },
  },
];
