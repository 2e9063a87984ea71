import type { EmailRecord, MailState } from "../../server/db/emails.ts";
import { UsageError, type ParsedArgs, type Command } from "../command.ts";
import { formatMoment } from "../dates.ts";
import { withStore } from "../open-store.ts";
import { alignColumns, print, printJson } from "../terminal.ts";
import { describeMailState, readMail } from "./format.ts";

const maxRows = 50;
const maxJsonRows = 100_000;

export const mailList: Command = {
  name: "mail list",
  about: "pokazuje e-maile sklepu, od najnowszego",
  options: {
    pending: { about: "tylko te, które jeszcze nie wyszły" },
    failed: { about: "tylko te, których sklep już nie próbuje wysłać" },
  },
  examples: ["mail list --failed"],
  run: listMails,
};

async function listMails({ flags, json }: ParsedArgs): Promise<number> {
  const state = parseState(flags);
  return withStore(async ({ store }) => {
    if (json) {
      printJson((await store.emails.list(state, maxJsonRows)).map(mailData));
      return 0;
    }
    const rows = await store.emails.list(state, maxRows + 1);
    const shown = rows
      .slice(0, maxRows)
      .map((row) => [
        row.id,
        formatMoment(row.queued_at),
        row.kind,
        row.order_number ?? "",
        describeMailState(row),
        row.last_error ?? "",
      ]);
    const rest = rows.length > maxRows ? [`… i starsze (wszystkie: --json)`] : [];
    print(rows.length > 0 ? [...alignColumns(shown), ...rest] : ["Nie ma takich e-maili."]);
    return 0;
  });
}

function parseState(flags: ReadonlySet<string>): MailState | undefined {
  if (flags.has("pending") && flags.has("failed")) {
    throw new UsageError("Wybierz --pending albo --failed.");
  }
  if (flags.has("pending")) return "pending";
  return flags.has("failed") ? "failed" : undefined;
}

function mailData(row: EmailRecord) {
  const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  return {
    id: row.id,
    kind: row.kind,
    order: row.order_number,
    to: readMail(row)?.to ?? [],
    queuedAt: moment(row.queued_at),
    dueAt: moment(row.run_at),
    attempts: row.attempts,
    lastError: row.last_error,
    sentAt: moment(row.sent_at),
    failedAt: moment(row.failed_at),
  };
}
