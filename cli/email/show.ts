import type { ParsedArgs, Command } from "../command.ts";
import { mailText } from "../../server/db/email.ts";
import { formatMoment } from "../dates.ts";
import { withStore } from "../open-store.ts";
import { print, printJson } from "../terminal.ts";
import { reportUnknownMail } from "./retry.ts";
import { describeMailState, readMail } from "./format.ts";

export const mailShow: Command = {
  name: "mail show",
  about: "pokazuje jeden e-mail z jego treścią",
  positionals: ["ID"],
  examples: ["mail show 2yH0cQ3s8vWb1dXk9mZr4tLp"],
  run: showMail,
};

async function showMail({ positionals: [id = ""], json }: ParsedArgs): Promise<number> {
  return withStore(async ({ store }) => {
    const row = await store.emails.find(id);
    if (!row) return reportUnknownMail();
    const mail = readMail(row);
    if (json) {
      printJson({ ...row, mail: mail ? { ...mail, text: mailText(mail) } : null });
      return 0;
    }
    print([
      `E-mail ${row.id} (${row.kind}), w kolejce od ${formatMoment(row.queued_at)}`,
      `Stan: ${describeMailState(row)}`,
      ...(row.last_error ? [`Ostatni błąd: ${row.last_error}`] : []),
      ...(mail
        ? [`Do: ${mail.to.join(", ")}`, `Temat: ${mail.subject}`, "", ...mailText(mail).split("\n")]
        : ["Treść została usunięta, zostały tylko daty."]),
    ]);
    return 0;
  });
}
