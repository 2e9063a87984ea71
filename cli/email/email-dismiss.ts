import { OperatorError } from "../../server/operator-error.ts";
import { UsageError, type ParsedArgs, type Command } from "../run/command.ts";
import { withStore } from "../run/open-store.ts";
import { printJson } from "../output/terminal.ts";
import { shopCommand } from "../../shop/shop-command.ts";

/** Ends the alert about emails that were given up. */
export const mailDismiss: Command = {
  name: "mail dismiss",
  about: "uznaje porzucony e-mail za załatwiony inaczej, np. telefonem; sklep przestaje alarmować",
  positionals: ["[ID]"],
  options: { "all-failed": { about: "każdy, którego sklep już nie próbuje wysłać" } },
  examples: ["mail dismiss 2yH0cQ3s8vWb1dXk9mZr4tLp", "mail dismiss --all-failed"],
  run: dismissMails,
};

async function dismissMails({ positionals: [id], flags, json }: ParsedArgs): Promise<void> {
  if (flags.has("all-failed") === (id !== undefined)) {
    throw new UsageError("Podaj ID albo --all-failed.");
  }
  const dismissed = await withStore(({ store, now }) => store.emails.dismiss(now, id));
  if (id !== undefined && dismissed === 0) {
    throw new OperatorError(
      `Nie ma porzuconego e-maila o takim ID. Pokazuje je: ${shopCommand} mail list --failed`,
    );
  }
  if (json) printJson({ dismissed });
  else console.log(`Załatwione e-maile: ${dismissed}`);
}
