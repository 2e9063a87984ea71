import { expect, it } from "vitest";
import { readStatement } from "../../../test/statements/read-statement.ts";

const camt = (entries: string) =>
  `<?xml version="1.0"?>\n<Document><BkToCstmrStmt><Stmt>${entries}</Stmt></BkToCstmrStmt></Document>`;

const entry = (inner: string) => `<Ntry><Amt Ccy="PLN">104.90</Amt>${inner}</Ntry>`;

it("camt.053 has texts cut in two, senders, and a state of each entry", () => {
  const text = camt(
    [
      entry(
        "<CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Anna &amp; Jan</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>L-10</Ustrd><Ustrd>01</Ustrd></RmtInf></TxDtls></NtryDtls>",
      ),
      entry("<CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>"),
      entry("<CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts>"),
      entry("<CdtDbtInd>CRDT</CdtDbtInd><RvslInd>true</RvslInd><Sts>BOOK</Sts>"),
      entry("<Sts>BOOK</Sts><AddtlNtryInf>L-1002</AddtlNtryInf>"),
      '<Ntry><Amt Ccy="EUR">1</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts></Ntry>',
    ].join(""),
  );
  expect(readStatement(text)).toMatchObject({
    format: "camt",
    outgoing: 1,
    entries: [
      {
        date: "2026-11-20",
        amount: 10_490,
        title: "L-10 01",
        otherTitles: ["L-1001"],
        sender: "Anna & Jan",
      },
      { line: 5, title: "L-1002", doubt: expect.any(String) },
    ],
    skipped: [
      { line: 3, reason: "unbooked", detail: "PDNG" },
      { line: 4, reason: "returned" },
      { line: 6, reason: "currency", detail: "EUR" },
    ],
  });
});

it("camt.053 takes a credit back, also where its namespace has a prefix", () => {
  const text = camt(
    entry("<CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><AddtlNtryInf>L-1001</AddtlNtryInf>") +
      entry(
        "<CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd><Sts>BOOK</Sts><AddtlNtryInf>L-1001</AddtlNtryInf>",
      ),
  );
  const prefixed = text.replaceAll(/<(\/?)(?=[A-Z])/g, "<$1ns2:");
  expect(readStatement(prefixed)).toMatchObject({ entries: [{ reversedIn: 2 }], outgoing: 0 });
});

it("camt.053 has an entry for each of several payments booked at once", () => {
  const payment = (amount: string, text: string) =>
    `<TxDtls><AmtDtls><TxAmt><Amt Ccy="PLN">${amount}</Amt></TxAmt></AmtDtls><CdtDbtInd>CRDT</CdtDbtInd><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
  const text = camt(
    entry(
      `<CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><NtryDtls>${payment("100.00", "L-1001")}${payment("4.90", "L-1002")}</NtryDtls>`,
    ),
  );
  expect(readStatement(text).entries).toMatchObject([
    { amount: 10_000, title: "L-1001" },
    { amount: 490, title: "L-1002" },
  ]);
});
