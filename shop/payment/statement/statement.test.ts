import { describe, expect, it } from "vitest";
import { sampleCustomer, sampleOrder } from "../../../test/fixtures.ts";
import type { OrderTimeline } from "../../order/status/order-timeline.ts";
import { decodeText } from "../../text/decode-text.ts";
import { parseCsv } from "../../text/parse-csv.ts";
import { receiveTransfer } from "../transfer/receive-transfer.ts";
import { parseCsvStatement } from "./csv-statement.ts";
import { matchStatement } from "./match-statement.ts";
import { isMt940, parseMt940 } from "./mt940.ts";
import { parseStatementAmount } from "./statement.ts";

const read = (text: string) => parseCsvStatement(parseCsv(text).rows);

describe("a bank's statement as CSV", () => {
  it.each([
    [
      "mBank",
      "mBank S.A.;\r\n\r\n#Za okres:;01.11.2026-20.11.2026;\r\n\r\n#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;\r\n2026-11-20;ANNA ŻÓŁĆ  L-1001;mBiznes 1234;Wpływy;1 114,98 PLN;\r\n2026-11-20;ZAKUP;mBiznes 1234;Paliwo;-50,00 PLN;\r\n",
      { amount: 111_498, title: "ANNA ŻÓŁĆ  L-1001", sender: "", date: "2026-11-20" },
    ],
    [
      "PKO BP",
      '"Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji","","",""\n"2026-11-20","2026-11-20","Przelew na konto","+114.98","PLN","+900.00","Rachunek nadawcy: 61109010140000071219812874","Nazwa nadawcy: ANNA ŻÓŁĆ","Tytuł: L-1001",""\n',
      {
        amount: 11_498,
        title:
          "Rachunek nadawcy: 61109010140000071219812874 Nazwa nadawcy: ANNA ŻÓŁĆ Tytuł: L-1001",
      },
    ],
    [
      "ING",
      '"Lista transakcji";;;"ING"\r\n"Wybrane rachunki:"\r\n"Data transakcji";"Data księgowania";"Dane kontrahenta";"Tytuł";"Nr rachunku";"Kwota transakcji (waluta rachunku)";"Waluta";"Kwota blokady/zwolnienie blokady";"Waluta"\r\n2026-11-20;2026-11-20;"ANNA ŻÓŁĆ";"zapłata ""L-1001""";\'6110\';114,98;PLN;;\r\n"Dokument ma charakter informacyjny";\r\n',
      { amount: 11_498, title: 'zapłata "L-1001"', sender: "ANNA ŻÓŁĆ" },
    ],
    [
      "Millennium",
      '"Numer rachunku/karty","Data transakcji","Rodzaj transakcji","Odbiorca/Zleceniodawca","Opis","Obciążenia","Uznania","Saldo","Waluta"\n"PL61","2026-11-20","PRZELEW","ANNA ŻÓŁĆ","L-1001","","114.98","900.00","PLN"\n"PL61","2026-11-20","PRZELEW","ZUS","Składka","-114.98","","785.02","PLN"\n',
      { amount: 11_498, title: "L-1001", sender: "ANNA ŻÓŁĆ" },
    ],
    [
      "a plain table",
      "Data;Nadawca;Tytuł;Kwota\n20.11.2026;Anna Żółć;L-1001;114,98\n",
      { amount: 11_498, title: "L-1001", sender: "Anna Żółć", line: 2 },
    ],
  ])("is read: %s", (_bank, text, entry) => {
    const statement = read(text);
    expect(statement?.skipped).toEqual([]);
    expect(statement?.entries).toMatchObject([entry]);
  });

  it("names lines whose amount it cannot read, and knows no other tables", () => {
    const statement = read("Data;Tytuł;Kwota;Waluta\n1;a;sto;PLN\n2;b;10,00;EUR\n3;c;10,00;PLN\n");
    expect(statement).toMatchObject({ skipped: [2, 3], entries: [{ line: 4 }] });
    expect(read("Numer;Przesyłka\n1001;520000\n")).toBeUndefined();
    expect(parseCsv('a;"b\n1;2\n').unclosed).toBe(1);
  });

  it("is read in the encodings of Polish spreadsheets", () => {
    expect(decodeText(Buffer.from([0x4b, 0x77, 0x6f, 0x74, 0x61, 0xb3, 0x9c]))).toBe("Kwotałś");
    expect(decodeText(Buffer.from("\uFEFFTytuł"))).toBe("Tytuł");
  });

  it.each([
    ["1 234,56", 123_456],
    ["1.234,56 zł", 123_456],
    ["+12.5", 1250],
    ["\u22123,00", -300],
    ["115", 11_500],
    ["abc", undefined],
    ["12,00 EUR", undefined],
  ])("has the amount %s", (text, amount) => expect(parseStatementAmount(text)).toBe(amount));
});

it("reads MT940: titles cut into lines, senders, no debits and no reversals", () => {
  const text = [
    ":20:1",
    ":61:2611201120C114,98N152NONREF",
    ":86:152^00PRZELEW^20zaplata za zamowienie L-10",
    "^2101^32ANNA ZOLC^33UL DLUGA",
    ":61:261120D50,00N152NONREF",
    ":86:152<20Czynsz L-1002",
    ":61:261120RC50,00N152NONREF",
    ":61:261121CN20,N152NONREF",
    ":86:Bez pol",
    "drugi wiersz",
    ":62F:C261120PLN900,00",
    "-",
  ].join("\r\n");
  expect(isMt940(text)).toBe(true);
  expect(parseMt940(text).entries).toEqual([
    {
      line: 2,
      date: "2026-11-20",
      amount: 11_498,
      title: "zaplata za zamowienie L-1001",
      sender: "ANNA ZOLCUL DLUGA",
    },
    { line: 8, date: "2026-11-21", amount: 2000, title: "Bez pol drugi wiersz", sender: "" },
  ]);
});

describe("the proposals of a statement", () => {
  const order = (
    number: string,
    total = 11_498,
    name = "Anna Żółć",
    timeline: OrderTimeline = {},
  ) => ({
    order: sampleOrder({ number, total, customer: { ...sampleCustomer, name } }),
    timeline,
    facts: [],
  });
  const entry = (title: string, amount = 11_498, sender = "") => ({
    id: title,
    line: 2,
    date: "2026-11-20",
    amount,
    title,
    sender,
  });
  const match = (title: string, amount?: number, sender?: string) =>
    matchStatement(
      [entry(title, amount, sender)],
      [
        order("L-1001"),
        order("L-1002", 5000, "Ewa Lis"),
        order("L-1003", 7000, "Jan Kos", { paidAt: 1 }),
        order("L-1004", 7000, "Ola Sowa", { cancelledAt: 1 }),
        order("L-1005", 5000, "Iga Wrona"),
      ],
    )[0]!;

  it.each([
    ["Zapłata za L-1001", 11_498, "", "exact", ["L-1001"]],
    ["zam.L1001 dziękuję", 11_498, "", "exact", ["L-1001"]],
    ["l 1001", 11_498, "", "exact", ["L-1001"]],
    ["L-1001, L-1002", 16_498, "", "exact", ["L-1001", "L-1002"]],
    ["zamówienie nr 1001", 11_498, "", "likely", ["L-1001"]],
    ["zabawki", 5000, "LIS EWA UL. DŁUGA 1", "likely", ["L-1002"]],
  ])("pay the orders of „%s”, %i", (title, amount, sender, kind, numbers) => {
    const found = match(title, amount, sender);
    expect(found.kind).toBe(kind);
    expect("payments" in found && found.payments.map(({ number }) => number)).toEqual(numbers);
  });

  it.each([
    ["L-1001", 10_000, "doubtful"],
    ["L-1003", 7000, "doubtful"],
    ["L-1004", 7000, "doubtful"],
    ["L-10012", 11_498, "unknown"],
    ["ul. Długa 1001", 300, "unknown"],
    ["zabawki", 5000, "unknown"],
  ])("pay nothing with „%s”, %i", (title, amount, kind) => {
    expect(match(title, amount).kind).toBe(kind);
  });

  it("pay no order twice, neither by two transfers nor by two statements", () => {
    const first = order("L-1001");
    const twice = matchStatement([entry("L-1001"), { ...entry("L-1001"), id: "b" }], [first]);
    expect(twice.map(({ kind }) => kind)).toEqual(["exact", "doubtful"]);
    const fact = receiveTransfer(first, 1, "L-1001")!;
    // Taken back by hand since.
    const voided = { ...fact, kind: "transfer-voided" } as const;
    const again = matchStatement([entry("L-1001")], [{ ...first, facts: [fact, voided] }]);
    expect(again).toMatchObject([{ kind: "recorded", number: "L-1001" }]);
  });

  it("show a transfer for two orders of which only one was recorded", () => {
    const [first, second] = [order("L-1001"), order("L-1002", 5000)];
    const both = { ...entry("L-1001, L-1002", 16_498), id: "b" };
    const paid = (record: typeof first) => ({
      ...record,
      timeline: { paidAt: 1 },
      facts: [receiveTransfer(record, 1, "b")!],
    });
    const [half] = matchStatement([both], [paid(first), second]);
    expect(half).toMatchObject({ kind: "doubtful", number: "L-1001" });
    expect(half).toHaveProperty("why", "zaksięgowano z tej wpłaty tylko 114,98 zł");
    const [whole] = matchStatement([both], [paid(first), paid(second)]);
    expect(whole).toMatchObject({ kind: "recorded" });
  });
});
