import { UsageError, type Asked, type Command } from "../command.ts";
import { withStore } from "../open-store.ts";
import { printJson } from "../terminal.ts";

export const mailRetry: Command = {
  name: "mail retry",
  about: "daje e-mailowi wszystkie próby od nowa; działający sklep wyśle go od razu",
  words: ["[ID]"],
  options: { "all-failed": { about: "każdemu, którego sklep już nie próbuje wysłać" } },
  examples: ["mail retry 2yH0cQ3s8vWb1dXk9mZr4tLp", "mail retry --all-failed"],
  run: retryMails,
};

async function retryMails({ words: [id], flags, json }: Asked): Promise<number> {
  const all = flags.has("all-failed");
  if (all === (id !== undefined)) throw new UsageError("Podaj ID albo --all-failed.");
  return withStore(async ({ store, now }) => {
    if (id === undefined) {
      const renewed = await store.retryFailedMails(now);
      if (json) printJson({ renewed });
      else console.log(`E-maile, które sklep wyśle od nowa: ${renewed}`);
      return 0;
    }
    const row = await store.findMail(id);
    if (!row) return tellAbsentMail();
    const renewed = await store.retryMail(id, now);
    if (json) printJson({ renewed: renewed ? 1 : 0 });
    else if (renewed) console.log("Sklep spróbuje od nowa.");
    else console.error(`Nie można: ${row.sent_at === null ? "treść usunięto" : "już wysłany"}.`);
    return renewed ? 0 : 1;
  });
}

export function tellAbsentMail(): number {
  console.error("Nie ma e-maila o takim ID. Listę pokazuje: mail list");
  return 1;
}
