import {
  settleAttempt,
  type SettledAttempt,
} from "../../server/payments/attempts/settle-attempt.ts";
import { formatDateTime } from "../../shop/time/date-time.ts";
import type { Command } from "../run/command.ts";
import { withOwner } from "../orders/owner.ts";
import { printResult } from "../output/terminal.ts";
import { shopCommand } from "../../shop/shop-command.ts";

export const paymentsSettle: Command = {
  name: "payments settle",
  about: "zamyka próbę zapłaty, o której PayU milczy, gdy w jego panelu nikt nie zapłacił",
  positionals: ["PRÓBA"],
  options: { force: { about: "także gdy sklep jeszcze pyta o nią PayU" } },
  examples: ["payments settle L-1001-1"],
  async run({ positionals: [text = ""], flags, json }) {
    const reference = parseReference(text);
    return withOwner(async (owner) => {
      const result = await settleAttempt(reference, flags.has("force"), owner);
      const failed = result.kind !== "done" && result.kind !== "unchanged";
      return printResult(result, { json, failed, describe: () => describe(reference, result) });
    });
  },
};

/** Accepts `1001-1` and `l-1001-1`; an attempt found in PayU's panel is named by PayU's id. */
function parseReference(text: string): string {
  return text.replace(/^(?:l-)?(?=\d+-\d+$)/i, "L-");
}

function describe(reference: string, result: SettledAttempt): string {
  switch (result.kind) {
    case "done":
      return `Zamknięto próbę ${reference}: nikt nie zapłacił. Nieopłacone zamówienie ${result.number} sklep anuluje w terminie zapłaty; wcześniej: ${shopCommand} orders cancel ${result.number}.`;
    case "unchanged":
      return `Próba ${reference} jest już zamknięta: ${result.state === "paid" ? "opłacona" : "nikt nie zapłacił"}. Nic nie zmieniono.`;
    case "early":
      return `Nic nie zmieniono. Sklep pyta o nią PayU do ${formatDateTime(result.until)}. Jeśli w panelu PayU nikt już nie może zapłacić, dopisz --force.`;
    case "absent":
      return `Nie ma próby zapłaty ${reference.replaceAll(/[^\w-]/g, "?")}.`;
  }
}
