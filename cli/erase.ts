import { join } from "node:path";
import { legal } from "../shop.config.ts";
import { readEnv, type Env } from "../server/env.ts";
import {
  erasePersonalData,
  findPersonalData,
  type PersonalData,
} from "../server/privacy/erasure.ts";
import type { ErasureAction } from "../shop/privacy/erasure.ts";
import { UsageError, type Command } from "./run/command.ts";
import { withStore } from "./run/open-store.ts";

/** Dry run unless `--yes` is given. */
export const erase: Command = {
  name: "erase",
  about: "usuwa dane osoby na jej prośbę; zostaje to, czego wymaga prawo",
  positionals: ["E-MAIL"],
  options: { yes: { about: "usuwa naprawdę; bez tej opcji tylko pokazuje, co zniknie" } },
  examples: ["erase anna@poczta.pl", "erase anna@poczta.pl --yes"],
  async run({ positionals: [email = ""], flags, json }) {
    assertCustomerEmail(email, readEnv(process.env));
    const erased = flags.has("yes");
    const person = await withStore(({ db, env, now }) => {
      const mailFolder = join(env.DATA_DIR, "mail");
      const deps = { db, mailFolder, taxRecordYears: legal.taxRecordYears };
      return (erased ? erasePersonalData : findPersonalData)(deps, email, now);
    });
    console.log(json ? JSON.stringify({ erased, ...person }) : describe(person, erased));
  },
};

function assertCustomerEmail(email: string, { ORDERS_TO, MAIL_FROM }: Env): void {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError("To nie jest adres e-mail.");
  const shopEmails = [ORDERS_TO, MAIL_FROM].map((address) => address.toLowerCase());
  if (shopEmails.includes(email.toLowerCase()))
    throw new UsageError("To adres sklepu, a nie klienta.");
}

const actionLabels: Record<ErasureAction, string> = {
  keep: "w toku, zostaje w całości; powtórz polecenie po jego zakończeniu",
  redact: "zostają pozycje, kwoty oraz nazwisko i adres do rozliczeń; reszta znika",
  anonymise: "zostają numer, daty, pozycje i kwoty; osoba znika",
};

function describe(person: PersonalData, confirmed: boolean): string {
  const { orders, messages, openWithdrawals, subscribers, mails, files } = person;
  const lines = [
    ...orders.map(({ number, action }) => `  zamówienie ${number}: ${actionLabels[action]}`),
    ...countLine("wiadomości", messages.length),
    ...countLine("odstąpienia w toku, które zostają", openWithdrawals),
    ...countLine("zapisy na newsletter", subscribers.length),
    ...countLine("treści maili", mails.sent.length),
    ...countLine("maile niewysłane, które nie wyjdą", mails.unsent.length),
    ...countLine("pliki .eml", files.length),
  ];
  if (lines.length === 0) return "Sklep nie zna tego adresu: nie ma czego usuwać.";
  if (!confirmed)
    return ["Do usunięcia:", ...lines, "Nic nie zmieniono. Aby usunąć, dopisz --yes."].join("\n");
  return ["Usunięto:", ...lines, ...manualSteps].join("\n");
}

/** Data outside of the shop's reach. */
const manualSteps = [
  "Usuń tę osobę także ze skrzynki pocztowej sklepu i z BaseLinkera.",
  "W kopiach zapasowych dane znikną razem z nimi; po odtworzeniu kopii powtórz to polecenie.",
];

function countLine(what: string, count: number): string[] {
  return count > 0 ? [`  ${what}: ${count}`] : [];
}
