import {
  decideUndo,
  undoPayment,
  type UndoneResult,
} from "../../../server/orders/transitions/undo-payment.ts";
import type { Order } from "../../../shop/order/order.ts";
import { formatPrice } from "../../../shop/price.ts";
import type { Command } from "../../run/command.ts";
import { printResult } from "../../output/terminal.ts";
import { confirmChange, describePerson, yesOption } from "../confirm-change.ts";
import { getRecord, parseNumber, unknownOrder } from "../format.ts";
import { withOwner } from "../owner.ts";
import { shopCommand } from "../../../shop/shop-command.ts";

export const ordersUnpaid: Command = {
  name: "orders unpaid",
  about: "cofa ostatnie orders paid, jeśli było pomyłką",
  positionals: ["NUMER"],
  options: yesOption,
  examples: ["orders unpaid L-1001"],
  async run({ positionals: [text = ""], flags, json }) {
    const number = parseNumber(text);
    return withOwner(async (owner) => {
      const record = await getRecord(owner.store, number);
      const question = askFor(record.order, decideUndo(record, owner.now()).result);
      if (question && !(await confirmChange(question, { flags }))) return 1;
      const result = await undoPayment(number, owner);
      const failed = result.kind !== "done";
      return printResult(result, { json, failed, describe: () => describe(number, result) });
    });
  },
};

/** Undefined where nothing would change. */
function askFor(order: Order, decided: UndoneResult): string | undefined {
  if (decided.kind !== "done") return undefined;
  const what = `Cofnąć wpłatę ${formatPrice(decided.amount)} za zamówienie ${order.number}?`;
  const person = describePerson(order);
  return decided.unpaid
    ? `${what} E-mail, że zamówienie znów czeka na zapłatę, pójdzie do: ${person}`
    : `${what} Klient nie dostanie e-maila. Dla: ${person}`;
}

function describe(number: string, result: UndoneResult): string {
  switch (result.kind) {
    case "done":
      return `Cofnięto wpłatę ${formatPrice(result.amount)} za zamówienie ${number}. ${
        result.unpaid
          ? "Znów czeka na zapłatę, klient dostanie e-mail."
          : "Nic więcej się nie zmienia, klient nie dostanie e-maila."
      }`;
    case "nothing":
      return `Nic nie zmieniono. Za zamówienie ${number} nikt nie odnotował przelewu ani gotówki.`;
    case "refunded":
      return `Nic nie zmieniono. Z tych pieniędzy coś już zwrócono: ${shopCommand} orders show ${number}.`;
    case "absent":
      throw unknownOrder(number);
  }
}
