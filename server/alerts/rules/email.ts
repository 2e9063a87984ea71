import type { Mail } from "../../db/emails/email.ts";
import type { Store } from "../../db/store.ts";
import { listErrorWords } from "../../email/transport/causes.ts";
import {
  adviseOnMailError,
  blamesRecipient,
  describeMailError,
} from "../../email/transport/mail-error.ts";
import { overdueMs } from "../../email/email-jobs.ts";
import { formatAge } from "../format.ts";
import type { RuleOfArea } from "../rule.ts";
import { shopCommand } from "../../../shop/shop-command.ts";

const settingErrors = listErrorWords("setting");
const checkSettings =
  "Popraw hasło i użytkownika (SMTP_URL albo SMTP_USER i SMTP_PASSWORD) lub nadawcę (MAIL_FROM).";

const checkServer = "Sprawdź, czy sklep działa i czy serwer poczty odpowiada (SMTP_URL).";

const commands = `Pokazuje je: ${shopCommand} mail list --failed`;

export const emailRules: readonly RuleOfArea[] = [
  {
    kind: "inbox-mail-failed",
    healthy: "Skrzynka sklepu przyjmuje maile",
    async find({ env, store }) {
      const { count, since } = await store.emails.countFailedTo(env.ORDERS_TO);
      if (count === 0) return undefined;
      const text = `Skrzynka sklepu ${env.ORDERS_TO} nie przyjęła maili: ${count}`;
      const advice = `${commands}. Popraw skrzynkę i wyślij je ponownie: ${shopCommand} mail retry --all-failed`;
      return { since, text, advice };
    },
  },
  {
    kind: "customer-mail-failed",
    healthy: "Żaden mail do klienta nie przepadł",
    async find({ env, store }) {
      const failed = await store.emails.listFailedOfOrders(env.ORDERS_TO);
      const orders = Map.groupBy(failed, ({ number }) => number);
      const alerts = [...orders.values()].map(describeFailedOrder);
      const { count, since } = await store.emails.countFailedToOthers(env.ORDERS_TO);
      if (count === 0) return alerts;
      const text = `Maile do klientów, których serwer nie przyjął: ${count}`;
      const advice = `${commands}. Wyślij je ponownie (${shopCommand} mail retry ID) albo skontaktuj się z klientem inaczej i odłóż mail: ${shopCommand} mail dismiss ID`;
      return [...alerts, { since, text, advice }];
    },
  },
  {
    kind: "mail-rejected",
    healthy: "Serwer poczty przyjmuje ustawienia sklepu",
    appliesTo: ({ SMTP_URL }) => SMTP_URL !== undefined,
    async find({ store }) {
      // A refusal of all mails is recorded; of some, they wait while others are sent.
      const refusal =
        (await store.settings.findRefusal("mail")) ??
        (await store.emails.findWaitingAfter(settingErrors));
      if (!refusal?.reason) return undefined;
      const { since, reason } = refusal;
      const text = `Maile czekają, aż poprawisz ustawienia poczty: ${describeMailError(reason)}`;
      const advice = `${adviseOnMailError(reason) ?? checkSettings} Po zmianie ustawień uruchom sklep ponownie. Maile wyjdą same; od razu wyśle je ${shopCommand} mail retry`;
      return { since, text, advice };
    },
  },
  {
    kind: "mail-waiting",
    healthy: "Żaden mail nie czeka za długo",
    async find({ store, now }) {
      const { waitingSince: since } = await store.jobs.health("email");
      const age = now() - (since ?? now());
      if (age < overdueMs) return undefined;
      const reason = await store.emails.findWaitingReason();
      const why = reason === undefined ? "" : `: ${describeMailError(reason)}`;
      const text = `Najstarszy mail czeka od ${formatAge(age)}${why}`;
      const action = (reason && adviseOnMailError(reason)) ?? checkServer;
      const advice = `${action} Potem maile wyjdą same; od razu wyśle je ${shopCommand} mail retry`;
      return { since, text, advice };
    },
  },
  {
    kind: "alert-undelivered",
    healthy: "Powiadomienia dla właściciela dochodzą",
    async find({ env, store }) {
      const byMail = await store.alerts.findFailedDelivery("email");
      const byWebhook = env.ALERTS_URL
        ? await store.alerts.findFailedDelivery("alert-webhook")
        : undefined;
      if (byMail === undefined && byWebhook === undefined) return undefined;
      const channel = byMail === undefined ? "pod ALERTS_URL" : `na adres ${env.ALERTS_TO}`;
      const text = `Ostatnie powiadomienie ${channel} nie doszło`;
      return { since: byMail ?? byWebhook, text, advice: "Sprawdź ALERTS_TO i ALERTS_URL." };
    },
  },
];

type FailedOrderEmail = Awaited<ReturnType<Store["emails"]["listFailedOfOrders"]>>[number];

/** An alert for each order, so that none hides another; the customer is named in the mail alone. */
function describeFailedOrder(mails: readonly FailedOrderEmail[]) {
  const { number, name, phone, recipient, failedAt, reason, dispatchedAt } = mails[0]!;
  const subjects = mails.map(({ content }) => `„${(JSON.parse(content) as Mail).subject}”`);
  const why = reason === null ? "" : `: ${describeMailError(reason)}`;
  const edit = `Popraw adres, a mail wyjdzie ponownie: ${shopCommand} orders edit ${number} --email ADRES. Albo zadzwoń`;
  const retry = `Wyślij mail ponownie: ${shopCommand} mail retry ${mails[0]!.id}. Albo zadzwoń`;
  const isWrongAddress = reason === null || blamesRecipient(reason);
  const action = isWrongAddress ? (dispatchedAt === null ? edit : "Zadzwoń") : retry;
  const ids = mails.map(({ id }) => `${shopCommand} mail dismiss ${id}`).join(", ");
  return {
    about: number,
    since: failedAt ?? undefined,
    text: `Mail do klienta nie doszedł, zamówienie ${number}${why}`,
    advice: `${action} do klienta i odłóż mail: ${ids}`,
    details: [
      { label: "Klient", value: [name, recipient, phone].filter(Boolean).join(", ") },
      { label: "Co nie doszło", value: subjects.join(", ") },
    ],
  };
}
