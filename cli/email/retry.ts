import { UsageError, type ParsedArgs, type Command } from "../command.ts";
import { withStore } from "../open-store.ts";
import { printJson } from "../terminal.ts";

export const mailRetry: Command = {
  name: "mail retry",
  about: "daje e-mailowi wszystkie próby od nowa; działający sklep wyśle go od razu",
  positionals: ["[ID]"],
  options: { "all-failed": { about: "każdemu, którego sklep już nie próbuje wysłać" } },
  examples: ["mail retry 2yH0cQ3s8vWb1dXk9mZr4tLp", "mail retry --all-failed"],
  run: retryMails,
};

async function retryMails({ positionals: [id], flags, json }: ParsedArgs): Promise<number> {
  const all = flags.has("all-failed");
  if (all === (id !== undefined)) throw new UsageError("Podaj ID albo --all-failed.");
  return withStore(async ({ store, now }) => {
    if (id === undefined) {
      const retried = await store.emails.retry(now);
      if (json) printJson({ renewed: retried });
      else console.log(`E-maile, które sklep wyśle od nowa: ${retried}`);
      return 0;
    }
    const row = await store.emails.find(id);
    if (!row) return reportUnknownMail();
    const retried = (await store.emails.retry(now, id)) > 0;
    if (json) printJson({ renewed: retried ? 1 : 0 });
    else if (retried) console.log("Sklep spróbuje od nowa.");
    else console.error(`Nie można: ${row.sent_at === null ? "treść usunięto" : "już wysłany"}.`);
    return retried ? 0 : 1;
  });
}

export function reportUnknownMail(): number {
  console.error("Nie ma e-maila o takim ID. Listę pokazuje: mail list");
  return 1;
}
