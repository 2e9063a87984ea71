import { findJobKinds } from "../../server/db/jobs/job-kind.ts";
import type { OrderExport } from "../../server/db/orders/order-exports.ts";
import type { Store } from "../../server/db/store.ts";
import { recordEntered } from "../../server/orders/record-exported.ts";
import type { OrderWithFacts } from "../../shop/order/status/order-timeline.ts";
import { sanitizeLine } from "../../shop/text/sanitize-text.ts";
import { UsageError, type Command } from "../run/command.ts";
import { withStore } from "../run/open-store.ts";
import { printResult } from "../output/terminal.ts";
import { getRecord, parseNumber } from "./format.ts";
import { withOwner } from "./owner.ts";

/** Looks up first what BaseLinker and PayU have, so that nothing is entered or refunded twice. */
export const ordersRetry: Command = {
  name: "orders retry",
  about:
    "ponawia to, co się nie udało: wysłanie do BaseLinkera, odczytanie numeru faktury, pytanie PayU o wpłatę, zwrot, anulowanie nieopłaconego",
  positionals: ["[NUMER]"],
  options: { "all-failed": { about: "każde, którego nie odnotowano jako wprowadzone ręcznie" } },
  examples: ["orders retry L-1001", "orders retry --all-failed"],
  async run({ positionals: [text], flags, json }) {
    const all = flags.has("all-failed");
    if (all === (text !== undefined)) throw new UsageError("Podaj NUMER albo --all-failed.");
    return withStore(async ({ store, now }) => {
      if (text !== undefined) {
        const retry = (record: OrderWithFacts) => retryOrder(record, store, now);
        return change(store, { text, json, done: "Sklep wyśle je od nowa." }, retry);
      }
      let changed = 0;
      for (const kind of [...orderKinds, ...paymentKinds])
        changed += await store.jobs.retryFailed(kind, now);
      const describe = () => `Zamówienia, które sklep wyśle od nowa: ${changed}`;
      return printResult({ changed }, { json, describe });
    });
  },
};

export const ordersEntered: Command = {
  name: "orders entered",
  about: "odnotowuje, że zamówienie, którego BaseLinker nie przyjął, wprowadzono tam ręcznie",
  positionals: ["NUMER"],
  options: { as: { value: "NUMER_W_BASELINKERZE", about: "pod jakim numerem tam jest" } },
  examples: ["orders entered L-1001 --as 16331079"],
  async run({ positionals: [text = ""], values, json }) {
    const externalId = sanitizeLine(values.as ?? "");
    if (!/^\d{1,20}$/.test(externalId))
      throw new UsageError("Podaj --as: numer z BaseLinkera, cyfry.");
    return withOwner((owner) => {
      const record = ({ order }: OrderWithFacts) =>
        recordEntered({ id: order.id, externalId }, owner);
      const done = `Odnotowano: w BaseLinkerze ${externalId}.`;
      return change(owner.store, { text, json, done }, record);
    });
  },
};

/** The kinds of jobs whose reference is an order, and an attempt or a refund. */
const orderKinds = findJobKinds(({ reference }) => reference === "order");
const paymentKinds = findJobKinds(({ reference }) => reference === "payment");

async function retryOrder({ order, facts }: OrderWithFacts, { jobs }: Store, now: number) {
  const references = new Set(facts.map(({ reference }) => reference));
  let changed = 0;
  for (const kind of orderKinds) changed += await jobs.retryFailed(kind, now, order.id);
  for (const reference of references) {
    for (const kind of paymentKinds) changed += await jobs.retryFailed(kind, now, reference);
  }
  return changed;
}

type ChangeOptions = { text: string; json: boolean; done: string };

/** Only failed exports may be changed; the shop itself retries the rest. */
async function change(
  store: Store,
  { text, json, done }: ChangeOptions,
  work: (record: OrderWithFacts) => Promise<number | boolean>,
): Promise<number> {
  const number = parseNumber(text);
  const record = await getRecord(store, number);
  const changed = Number(await work(record));
  if (changed > 0) return printResult({ changed }, { json, describe: () => done });
  const why = explainUnchanged(await store.orders.findExport(record.order.id));
  const describe = () => `Nic nie zmieniono. ${why}`;
  return printResult({ changed }, { json, failed: true, describe });
}

function explainUnchanged(exported: OrderExport | undefined): string {
  if (!exported) return "Tego zamówienia sklep nie wysyła do BaseLinkera.";
  if (exported.externalId !== null)
    return `BaseLinker już je ma, pod numerem ${exported.externalId}.`;
  return "Sklep sam próbuje je teraz wysłać.";
}
