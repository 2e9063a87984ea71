import { mailText, type Mail } from "../../server/db/emails/email.ts";
import type { EmailRecord, MailState } from "../../server/db/emails/emails.ts";
import { describeMailError } from "../../server/email/transport/mail-error.ts";
import { OperatorError } from "../../server/operator-error.ts";
import { UsageError, type Command } from "../run/command.ts";
import { formatMoment, toIso } from "../output/dates.ts";
import { withStore } from "../run/open-store.ts";
import { alignColumns, print, printJson } from "../output/terminal.ts";
import { shopCommand } from "../../shop/shop-command.ts";

const maxRows = 50;
const maxJsonRows = 100_000;

export const mailCommands: readonly Command[] = [
  {
    name: "mail list",
    about: "pokazuje e-maile sklepu, od najnowszego",
    options: {
      pending: { about: "tylko te, które jeszcze nie wyszły" },
      failed: { about: "tylko te, których sklep już nie próbuje wysłać" },
    },
    examples: ["mail list --failed"],
    async run({ flags, json }) {
      const state = parseState(flags);
      const rows = await withStore(({ store }) =>
        store.emails.list(state, json ? maxJsonRows : maxRows + 1),
      );
      if (json) return printJson(rows.map(mailData));
      const rest = rows.length > maxRows ? [`… i starsze (wszystkie: --json)`] : [];
      const shown = alignColumns(rows.slice(0, maxRows).map(cellsOf));
      print(rows.length > 0 ? [...shown, ...rest] : ["Nie ma takich e-maili."]);
    },
  },
  {
    name: "mail show",
    about: "pokazuje jeden e-mail z jego treścią",
    positionals: ["ID"],
    examples: ["mail show 2yH0cQ3s8vWb1dXk9mZr4tLp"],
    async run({ positionals: [id = ""], json }) {
      const row = await withStore(({ store }) => store.emails.find(id));
      if (!row) throw unknownMail();
      const mail = readMail(row);
      if (json) return printJson({ ...row, mail: mail ? { ...mail, text: mailText(mail) } : null });
      print([
        `E-mail ${row.id} (${row.kind}), w kolejce od ${formatMoment(row.queued_at)}`,
        `Stan: ${describeMailState(row)}`,
        ...(row.last_error ? [`Ostatni błąd: ${describeError(row.last_error)}`] : []),
        ...(mail
          ? [
              `Do: ${mail.to.join(", ")}`,
              `Temat: ${mail.subject}`,
              "",
              ...mailText(mail).split("\n"),
            ]
          : ["Treść została usunięta, zostały tylko daty."]),
      ]);
    },
  },
  {
    name: "mail retry",
    about:
      "daje e-mailowi, a bez ID wszystkim, które czekają, próby od nowa; sklep wyśle je od razu",
    positionals: ["[ID]"],
    options: { "all-failed": { about: "każdemu, którego sklep już nie próbuje wysłać" } },
    examples: ["mail retry", "mail retry 2yH0cQ3s8vWb1dXk9mZr4tLp", "mail retry --all-failed"],
    async run({ positionals: [id], flags, json }) {
      const all = flags.has("all-failed");
      if (all && id !== undefined) throw new UsageError("Podaj ID albo --all-failed.");
      return withStore(async ({ store, now }) => {
        const row = id === undefined ? undefined : await store.emails.find(id);
        if (id !== undefined && !row) throw unknownMail();
        const which = id === undefined ? (all ? "failed" : "pending") : { id };
        const retried = await store.emails.retry(now, which);
        if (json) printJson({ retried });
        else if (!row)
          console.log(`E-maile, które sklep wyśle ${all ? "od nowa" : "teraz"}: ${retried}`);
        else if (retried > 0) console.log("Sklep spróbuje od nowa.");
        else
          console.error(`Nie można: ${row.sent_at === null ? "treść usunięto" : "już wysłany"}.`);
        return row && retried === 0 ? 1 : 0;
      });
    },
  },
];

function parseState(flags: ReadonlySet<string>): MailState | undefined {
  if (flags.has("pending") && flags.has("failed")) {
    throw new UsageError("Wybierz --pending albo --failed.");
  }
  if (flags.has("pending")) return "pending";
  return flags.has("failed") ? "failed" : undefined;
}

function mailData(row: EmailRecord) {
  return {
    id: row.id,
    kind: row.kind,
    order: row.order_number,
    to: readMail(row)?.to ?? [],
    queuedAt: toIso(row.queued_at),
    dueAt: toIso(row.run_at),
    attempts: row.attempts,
    lastError: describeError(row.last_error) || null,
    sentAt: toIso(row.sent_at),
    failedAt: toIso(row.failed_at),
    dismissedAt: toIso(row.dismissed_at),
  };
}

function cellsOf(row: EmailRecord): string[] {
  const { id, kind, queued_at, order_number, last_error } = row;
  const queued = formatMoment(queued_at);
  return [id, queued, kind, order_number ?? "", describeMailState(row), describeError(last_error)];
}

function describeError(reason: string | null): string {
  return reason === null ? "" : describeMailError(reason);
}

function isDismissed({ failed_at: failedAt, dismissed_at: dismissedAt }: EmailRecord): boolean {
  return failedAt !== null && dismissedAt !== null && dismissedAt >= failedAt;
}

function describeMailState(row: EmailRecord): string {
  if (row.sent_at !== null) return `wysłany ${formatMoment(row.sent_at)}`;
  if (isDismissed(row)) return `załatwiony ${formatMoment(row.dismissed_at)}`;
  if (row.failed_at !== null) return `porzucony ${formatMoment(row.failed_at)}`;
  return `czeka, prób: ${row.attempts}, następna ${formatMoment(row.run_at)}`;
}

/** Undefined once the mail's text is erased. */
function readMail({ content }: EmailRecord): Mail | undefined {
  return content === "" ? undefined : (JSON.parse(content) as Mail);
}

function unknownMail(): OperatorError {
  return new OperatorError(`Nie ma e-maila o takim ID. Listę pokazuje: ${shopCommand} mail list`);
}
