import type { LocalStock } from "../../server/orders/local-stock.ts";
import { reopenOrder, type ReopenResult } from "../../server/orders/transitions/reopen-order.ts";
import { loadDemo } from "../../server/shop/load-demo.ts";
import type { Order } from "../../shop/order/order.ts";
import { applyTransition } from "../../shop/order/status/order-transition.ts";
import type { Command } from "../run/command.ts";
import { printResult } from "../output/terminal.ts";
import { confirmChange, describeOrderSum, describePerson, yesOption } from "./confirm-change.ts";
import { getRecord, parseNumber, unknownOrder } from "./format.ts";
import { withOwner } from "./owner.ts";

export const ordersReopen: Command = {
  name: "orders reopen",
  about: "przywraca anulowane zamówienie, jeśli zabawki są jeszcze na półce",
  positionals: ["NUMER"],
  options: {
    force: { about: "także gdy zabawek już nie ma albo kod rabatowy jest zajęty" },
    ...yesOption,
  },
  examples: ["orders reopen L-1001"],
  async run({ positionals: [text = ""], flags, json }) {
    const number = parseNumber(text);
    return withOwner(async (owner) => {
      const record = await getRecord(owner.store, number);
      const { order } = record;
      const changes = applyTransition(record, { kind: "reopen" }, owner.now(), false).kind;
      const question = `Przywrócić ${describeOrderSum(record)}? E-mail o tym pójdzie do: ${describePerson(order)}`;
      if (changes === "done" && !(await confirmChange(question, { flags }))) return 1;
      const localStock = await findLocalStock(owner.managesStock);
      const options = { localStock, force: flags.has("force") };
      const result = await reopenOrder(number, options, owner);
      const externalId = (await owner.store.orders.findExport(order.id))?.externalId ?? undefined;
      const failed = result.kind !== "done" && result.kind !== "unchanged";
      return printResult(result, {
        json,
        failed,
        describe: () => describe(order, result, externalId),
      });
    });
  },
};

/** The stock of the demo products; undefined where BaseLinker manages the stock. */
async function findLocalStock(managesStock: boolean): Promise<LocalStock | undefined> {
  if (!managesStock) return undefined;
  const demo = (await loadDemo()).demoCatalogue();
  return (id) => demo.product(id)?.stock ?? 0;
}

function describe(order: Order, result: ReopenResult, externalId: string | undefined) {
  const { number } = order;
  switch (result.kind) {
    case "done":
      return [
        `Zamówienie ${number} przywrócone${result.paid ? ", jest opłacone" : ""}. Klient dostanie e-mail.`,
        ...(externalId === undefined
          ? []
          : [`BaseLinker ma je pod numerem ${externalId}: jeśli je tam anulowano, przywróć je.`]),
      ];
    case "unchanged":
      return `Zamówienie ${number} nie jest anulowane, nic nie zmieniono.`;
    case "shortage":
      return describeShortage(order, result);
    case "code-taken":
      return `Nic nie zmieniono. Kod ${order.discount?.code} wykorzystano już w innym zamówieniu. Aby mimo to przywrócić zamówienie ${number} z tym samym rabatem, dopisz --force.`;
    case "refused":
      return "Nic nie zmieniono. Klient poprosił o usunięcie danych: nie ma do kogo napisać.";
    case "absent":
      throw unknownOrder(number);
  }
}

function describeShortage(
  { number, lines }: Order,
  { shortages }: ReopenResult & { kind: "shortage" },
): string {
  const missing = shortages.map(({ id, left }) => {
    const { name = id } = lines.find(({ productId }) => productId === id) ?? {};
    return `${name} (zostało: ${left})`;
  });
  return `Nic nie zmieniono. Brakuje na półce: ${missing.join(", ")}. Aby mimo to przywrócić zamówienie ${number}, dopisz --force.`;
}
