import type { Subscriber } from "../../server/db/subscribers.ts";
import type { Command } from "../run/command.ts";
import { fileOption, writeCsv } from "../output/csv.ts";
import { formatMoment, toIso } from "../output/dates.ts";
import { withStore } from "../run/open-store.ts";
import { alignColumns, print, printJson } from "../output/terminal.ts";

export const newsletterCommands: readonly Command[] = [
  {
    name: "newsletter list",
    about: "pokazuje, kto dostaje newsletter",
    async run({ json }) {
      const subscribers = await withStore(({ store }) => store.subscribers.list());
      if (json) printJson(subscribers.map(subscriberData));
      else print([...alignColumns(subscribers.map(rowOf)), `Razem: ${subscribers.length}`]);
    },
  },
  {
    name: "newsletter export",
    about: "zapisuje tę listę do arkusza kalkulacyjnego (CSV)",
    options: fileOption,
    examples: ["newsletter export --file newsletter.csv"],
    async run({ values, json }) {
      const subscribers = await withStore(({ store }) => store.subscribers.list());
      const columns = ["E-mail", "Zgoda", "Potwierdzenie", "Kod"];
      if (json) printJson(subscribers.map(subscriberData));
      else writeCsv([columns, ...subscribers.map(rowOf)], values.file);
    },
  },
  {
    name: "newsletter unsubscribe",
    about: "wypisuje adres, gdy ktoś o to poprosił inaczej niż linkiem",
    positionals: ["E-MAIL"],
    examples: ["newsletter unsubscribe anna@poczta.pl"],
    async run({ positionals: [text = ""], json }) {
      const email = text.trim().toLowerCase();
      return withStore(async ({ store, now }) => {
        const subscriber = await store.subscribers.find(email);
        if (subscriber) await store.subscribers.end(subscriber.unsubscribe_token, now);
        const ended = subscriber !== undefined && subscriber.unsubscribed_at === null;
        if (json) printJson({ known: subscriber !== undefined, ended });
        else if (ended) console.log("Wypisano.");
        else if (subscriber) console.log("Ten adres był już wypisany.");
        else console.error("Newsletter nie zna tego adresu.");
        return subscriber ? 0 : 1;
      });
    },
  },
];

function rowOf(subscriber: Subscriber): string[] {
  const { email, consent_at, confirmed_at, code } = subscriber;
  return [email, formatMoment(consent_at), formatMoment(confirmed_at), code ?? ""];
}

function subscriberData({ email, consent_at, confirmed_at, code }: Subscriber) {
  return { email, consentAt: toIso(consent_at), confirmedAt: toIso(confirmed_at), code };
}
