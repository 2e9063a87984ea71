import { reopenOrder, type ReopenResult } from "../../server/orders/transitions/reopen-order.ts";
import type { Order } from "../../shop/order/order.ts";
import type { ParsedArgs, Command } from "../run/command.ts";
import { findLocalStock } from "../catalogue/local-stock.ts";
import { withStore } from "../run/open-store.ts";
import { print, printJson } from "../output/terminal.ts";
import { parseNumber, unknownOrder } from "./format.ts";
import { openOwner } from "./owner.ts";

export const ordersReopen: Command = {
  name: "orders reopen",
  about: "przywraca anulowane zamówienie, jeśli zabawki są jeszcze na półce",
  positionals: ["NUMER"],
  options: { force: { about: "także gdy zabawek już nie ma albo kod rabatowy jest zajęty" } },
  examples: ["orders reopen L-1001"],
  run: reopen,
};

async function reopen({ positionals: [text = ""], flags, json }: ParsedArgs): Promise<number> {
  const number = parseNumber(text);
  return withStore(async ({ store, env }) => {
    const deps = await openOwner(store, env);
    const order = await store.orders.findByNumber(number);
    if (!order) throw unknownOrder(number);
    const localStock = await findLocalStock(deps.managesStock);
    const options = { localStock, force: flags.has("force") };
    const result = await reopenOrder(number, options, deps);
    const externalId = (await store.orders.findExport(order.id))?.externalId ?? undefined;
    if (json) printJson(result);
    else report(order, result, externalId);
    return result.kind === "done" || result.kind === "unchanged" ? 0 : 1;
  });
}

function report(order: Order, result: ReopenResult, externalId: string | undefined): void {
  const { number } = order;
  switch (result.kind) {
    case "done":
      return print([
        `Zamówienie ${number} przywrócone${result.paid ? ", jest opłacone" : ""}. Klient dostanie e-mail.`,
        ...(externalId === undefined
          ? []
          : [`BaseLinker ma je pod numerem ${externalId}: jeśli je tam anulowano, przywróć je.`]),
      ]);
    case "unchanged":
      return print([`Zamówienie ${number} nie jest anulowane, nic nie zmieniono.`]);
    case "shortage":
      return console.error(describeShortage(order, result));
    case "code-taken":
      return console.error(
        `Nic nie zmieniono. Kod ${order.discount?.code} wykorzystano już w innym zamówieniu. Aby mimo to przywrócić zamówienie ${number} z tym samym rabatem, dopisz --force.`,
      );
    case "refused":
      return console.error(
        "Nic nie zmieniono. Klient poprosił o usunięcie danych: nie ma do kogo napisać.",
      );
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
