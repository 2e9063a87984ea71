import fc from "fast-check";
import { escapeHtml } from "../../shop/text/escape-html.ts";
import type { Transfer } from "./transfers.ts";

export type CamtHabit = { prefix: string; between: string; version: "02" | "08"; pending: string };

export const camtHabits: fc.Arbitrary<CamtHabit> = fc.record({
  prefix: fc.constantFrom("", "ns2:"),
  between: fc.constantFrom("", "\n  "),
  version: fc.constantFrom("02", "08"),
  pending: fc.constantFrom("PDNG", "INFO", "FUTR"),
});

export function writeCamt(transfers: readonly Transfer[], habit: CamtHabit): string {
  const entries = transfers.map((transfer) => writeEntry(transfer, habit));
  const xml = `<Document><BkToCstmrStmt><Stmt><Id>1</Id>${entries.join(habit.between)}</Stmt></BkToCstmrStmt></Document>`;
  const prefixed = xml.replaceAll(/<(\/?)(?=[A-Z])/g, `<$1${habit.prefix}`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${prefixed}`;
}

function writeEntry(transfer: Transfer, { version, pending, between }: CamtHabit): string {
  const { amount, direction, title, sender, foreign, unbooked } = transfer;
  const status = unbooked ? pending : "BOOK";
  const name = `<Nm>${escapeHtml(sender)}</Nm>`;
  return [
    `<Ntry><Amt Ccy="${foreign ? "EUR" : "PLN"}">${(amount / 100).toFixed(2)}</Amt>`,
    `<CdtDbtInd>${direction === "in" ? "CRDT" : "DBIT"}</CdtDbtInd>`,
    version === "02" ? `<Sts>${status}</Sts>` : `<Sts><Cd>${status}</Cd></Sts>`,
    `<BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls>`,
    `<RltdPties><Dbtr>${version === "02" ? name : `<Pty>${name}</Pty>`}</Dbtr></RltdPties>`,
    `<RmtInf><Ustrd>${escapeHtml(title)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  ].join(between);
}
