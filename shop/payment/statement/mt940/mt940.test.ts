import { describe, expect, it } from "vitest";
import { readStatement } from "../../../../test/statements/read-statement.ts";

const message = (lines: readonly string[], currency = "PLN") =>
  [
    ":20:MT940",
    ":25:/PL29114010810000267002001002",
    ":28C:1/1",
    `:60F:C261120${currency}0,40`,
    ...lines,
    `:62F:C261120${currency}860,17`,
    "-",
    "",
  ].join("\r\n");

const credit = ":61:2611201120C104,90N051NONREF//6460500500000513";

describe("MT940", () => {
  it("has titles cut into parts, senders, sums of each length, and money out", () => {
    const text = message([
      ":61:2611201120C114,98N152NONREF",
      ":86:152^00PRZELEW^20zaplata za zamowienie L-10",
      "^2101^32ANNA ZOLC^33UL DLUGA",
      ":61:261120D50,00N152NONREF",
      ":86:152<20Czynsz L-1002",
      ":61:261121CN20,N152NONREF",
      ":86:Bez pol",
      "drugi wiersz",
      ":61:2611211121CR000000001273,2N641NONREF",
    ]);
    expect(readStatement(text)).toMatchObject({
      format: "mt940",
      outgoing: 1,
      skipped: [],
      entries: [
        {
          line: 5,
          date: "2026-11-20",
          amount: 11_498,
          sender: "ANNA ZOLC UL DLUGA",
          otherTitles: ["zaplata za zamowienie L-1001"],
        },
        { line: 10, date: "2026-11-21", amount: 2000, title: "Bez pol drugi wiersz", sender: "" },
        { amount: 127_320 },
      ],
    });
  });

  /** Banks and parsers whose fixtures or bug reports have it. */
  it.each([
    ["ING: two `:86:` of one entry", [":86:034", ":86:034~00EXGC", "~20L-1001 ~32ANNA"], "L-1001"],
    ["a code in each `:86:`", [":86:034~00E~20L-1001", ":86:034~32ANNA"], "L-1001"],
    ["PKO BP: a question mark", [":86:020~00051", "~20DZIS? L-1001", "~21ÿ"], "DZIS? L-1001"],
    ["Nest: `<` before one digit", [":86:<00P<20mam <3 L-1001<21<22"], "mam <3 L-1001"],
    ["a tilde of the customer", [":86:020~00051", "~20ANNA ~ L-1001"], "ANNA ~ L-1001"],
    ["a label above the code", [":86:Przelew", "0200<00p. krajowy<10ABC", "<20L-1001"], "L-1001"],
    [
      "a text line with a hyphen",
      [":86:TYT.: DLA ZOSI ", "- L-1001; TNR: 1.1"],
      "DLA ZOSI - L-1001",
    ],
    ["a text line like a tag", [":86:Zamowienie", ":44:45 L-1001"], "Zamowienie :44:45 L-1001"],
    ["no `:86:` at all", ["L-1001"], "L-1001"],
  ])("is read as it is written by %s", (_, details, title) => {
    expect(readStatement(message([credit, ...details])).entries).toMatchObject([
      { amount: 10_490, title },
    ]);
  });

  it("joins parts that were cut at a space, and shows both ways where nobody can tell", () => {
    const text = message([credit, ":86:020~00051", "~20ZAPLATA ZA MOJE ZAMOWIENIE", "~21L-1001"]);
    expect(readStatement(text).entries).toMatchObject([
      {
        title: "ZAPLATA ZA MOJE ZAMOWIENIE L-1001",
        otherTitles: ["ZAPLATA ZA MOJE ZAMOWIENIEL-1001"],
      },
    ]);
    const full = message([credit, ":86:020~00051~20ZAPLATA ZA ZABAWKI NR   L-1~21001"]);
    expect(readStatement(full).entries).toMatchObject([{ title: "ZAPLATA ZA ZABAWKI NR L-1001" }]);
  });

  it("takes a `:86:` after the balance for the statement's own", () => {
    const text = message([credit, ":86:L-1001"]).replace("-\r\n", ":86:WAZNE L-1002\r\n-\r\n");
    expect(readStatement(text).entries).toMatchObject([{ title: "L-1001" }]);
  });

  it("reads every message of a file, also after its block ends with a brace", () => {
    const text = message([credit, ":86:A"]).replace(
      "\r\n-\r\n",
      "\r\n-}{5:{CHK:1}}\r\n{1:F01}{4:\r\n",
    );
    expect(readStatement(`${text}${message([credit, ":86:B"])}`).entries).toMatchObject([
      { title: "A" },
      { title: "B" },
    ]);
  });

  it("is not złote on an account in another currency", () => {
    const text = `${message([credit], "EUR")}${message([credit])}`;
    expect(readStatement(text)).toMatchObject({
      entries: [{ line: 12 }],
      skipped: [{ line: 5, reason: "currency", detail: "EUR" }],
    });
  });

  it("pairs money that came with its reversal, and names expected and unreadable rows", () => {
    const text = message([
      ":61:2611201120CN1093,80NTRFNONREF",
      ":86:020~00051~20ZAMOWIENIE L-1003~32LIS EWA",
      ":61:2611201120RCN1093,80NTRFNONREF",
      ":86:020~00051~20STORNO ZAMOWIENIE L-1003~32LIS EWA",
      ":61:2611201120DN10,00NTRFNONREF",
      ":86:x",
      ":61:2611201120RDN10,00NTRFNONREF",
      ":86:x",
      ":61:2611201120ECN10,00NTRFNONREF",
      ":61:zepsute",
      ":61:2611201120RCN7,00NTRFNONREF",
      ":86:020~20ZAMOWIENIE L-1009",
    ]);
    expect(readStatement(text)).toMatchObject({
      entries: [{ line: 5, reversedIn: 7 }],
      reversals: [{ line: 15, title: "ZAMOWIENIE L-1009" }],
      outgoing: 1,
      skipped: [
        { line: 11, reason: "returned" },
        { line: 13, reason: "unbooked", detail: "EC" },
        { line: 14, reason: "unreadable", detail: "zepsute" },
      ],
    });
  });

  it("takes back the payment of the same title before one that only begins alike", () => {
    const text = message([
      credit,
      ":86:L-1001",
      credit,
      ":86:L-10010",
      credit.replace("C104", "RC104"),
      ":86:STORNO L-1001",
    ]);
    const { entries } = readStatement(text);
    expect(entries).toMatchObject([{ title: "L-1001", reversedIn: 9 }, { title: "L-10010" }]);
    expect(entries[1]).not.toHaveProperty("reversedIn");
  });

  it("is sure of no payment of a sum that was taken back under another title", () => {
    const text = message([
      credit,
      ":86:L-1001",
      credit.replace("C104", "RC104"),
      ":86:ZWROT KWOTY",
    ]);
    expect(readStatement(text)).toMatchObject({
      entries: [{ doubt: "wiersz 7 cofa wpłatę na tę samą kwotę" }],
      reversals: [{ line: 7 }],
    });
  });
});
