import { undoPayment, type UndoneResult } from "../../../server/orders/transitions/undo-payment.ts";
import { formatPrice } from "../../../shop/price.ts";
import type { ParsedArgs, Command } from "../../run/command.ts";
import { withStore } from "../../run/open-store.ts";
import { printJson } from "../../output/terminal.ts";
import { parseNumber, unknownOrder } from "../format.ts";
import { openOwner } from "../owner.ts";
import { shopCommand } from "../../../shop/shop-command.ts";

export const ordersUnpaid: Command = {
  name: "orders unpaid",
  about: "cofa ostatnie orders paid, jeśli było pomyłką",
  positionals: ["NUMER"],
  examples: ["orders unpaid L-1001"],
  run: undo,
};

async function undo({ positionals: [text = ""], json }: ParsedArgs): Promise<number> {
  const number = parseNumber(text);
  return withStore(async ({ store, env }) => {
    const result = await undoPayment(number, await openOwner(store, env));
    if (json) printJson(result);
    else report(number, result);
    return result.kind === "done" ? 0 : 1;
  });
}

function report(number: string, result: UndoneResult): void {
  switch (result.kind) {
    case "done":
      return console.log(
        `Cofnięto wpłatę ${formatPrice(result.amount)} za zamówienie ${number}. ${
          result.unpaid
            ? "Znów czeka na zapłatę, klient dostanie e-mail."
            : "Nic więcej się nie zmienia, klient nie dostanie e-maila."
        }`,
      );
    case "nothing":
      return console.error(
        `Nic nie zmieniono. Za zamówienie ${number} nikt nie odnotował przelewu ani gotówki.`,
      );
    case "refunded":
      return console.error(
        `Nic nie zmieniono. Z tych pieniędzy coś już zwrócono: ${shopCommand} orders show ${number}.`,
      );
    case "absent":
      throw unknownOrder(number);
  }
}
