import { describe, expect, it } from "vitest";
import { readStatement } from "../../../../test/statements/read-statement.ts";
import { parseStatement } from "../parse-statement.ts";

/** Layouts as public parsers and their fixtures have them; each has a transfer of 1 114,98 zł and more. */
describe("a bank's statement as CSV", () => {
  it.each([
    [
      "mBank",
      "mBank S.A.;\r\n\r\n#Za okres:;01.11.2026-20.11.2026;\r\n\r\n#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;\r\n2026-11-20;ANNA ŻÓŁĆ  L-1001;mBiznes 1234;Wpływy;1 114,98 PLN;\r\n2026-11-20;ZAKUP;mBiznes 1234;Paliwo;-50,00 PLN;\r\n",
      { title: "ANNA ŻÓŁĆ  L-1001", sender: "", date: "2026-11-20" },
    ],
    [
      "mBank with a preamble and a closing row",
      '#Klient;\r\nJAN PRZYKŁAD;\r\n#Waluta;\r\nPLN;\r\n#Podsumowanie obrotów na rachunku;#Liczba operacji;#Wartość operacji\r\nUznania;1;1 114,98 PLN;\r\n#Data operacji;#Data księgowania;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta;#Kwota;#Saldo po operacji;\r\n2026-11-20;2026-11-20;PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY;"L-1001";"ANNA ŻÓŁĆ";\'6110\';1 114,98;1 234,00;\r\n2026-11-20;2026-11-20;ZAKUP;"L-1002";"X";\'\';-134,00;1 100,00;\r\n;;;;;;#Saldo końcowe;1 100,00 PLN;\r\n',
      { sender: "ANNA ŻÓŁĆ" },
    ],
    [
      "mBank for companies: a column of directions instead of signs",
      "Data księgowania;Numer rachunku;Kontrahent;Kwota;Waluta;Strona transakcji;Opis transakcji\r\n20/11/2026;'2911';ANNA ŻÓŁĆ;1114,98;PLN;Uznania;L-1001\r\n20/11/2026;'2911';ANNA ŻÓŁĆ;1114,98;PLN;Obciążenia;ZWROT L-1001\r\n",
      { title: "L-1001", sender: "ANNA ŻÓŁĆ" },
    ],
    [
      "PKO BP",
      '"Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji","","",""\n"2026-11-20","2026-11-20","Przelew na konto","+1114.98","PLN","+900.00","Rachunek nadawcy: 61109010140000071219812874","Nazwa nadawcy: ANNA ŻÓŁĆ","Tytuł: L-1001",""\n"2026-11-20","2026-11-20","Przelew z rachunku","-1114.98","PLN","+900.00","Tytuł: L-1001","","",""\n',
      {
        title:
          "Rachunek nadawcy: 61109010140000071219812874 Nazwa nadawcy: ANNA ŻÓŁĆ Tytuł: L-1001",
      },
    ],
    [
      "ING",
      '"Lista transakcji";;;"ING"\r\n"Wybrane rachunki:"\r\n"Data transakcji";"Data księgowania";"Dane kontrahenta";"Tytuł";"Nr rachunku";"Kwota transakcji (waluta rachunku)";"Waluta";"Kwota blokady/zwolnienie blokady";"Waluta"\r\n2026-11-20;2026-11-20;"ANNA ŻÓŁĆ";"zapłata ""L-1001""";\'6110\';1114,98;PLN;;\r\n2026-11-20;2026-11-20;"ZUS";"składka";\'6110\';-5,00;PLN;;\r\n"Dokument ma charakter informacyjny";\r\n',
      { title: 'zapłata "L-1001"', sender: "ANNA ŻÓŁĆ" },
    ],
    [
      "Millennium",
      '"Numer rachunku/karty","Data transakcji","Rodzaj transakcji","Odbiorca/Zleceniodawca","Opis","Obciążenia","Uznania","Saldo","Waluta"\n"PL61","2026-11-20","PRZELEW","ANNA ŻÓŁĆ","L-1001","","1114.98","900.00","PLN"\n"PL61","2026-11-20","PRZELEW","ZUS","Składka","-114.98","","785.02","PLN"\n',
      { title: "L-1001", sender: "ANNA ŻÓŁĆ" },
    ],
    [
      "Alior, with the sum of the operation and that of the account",
      "Kryteria transakcji: Okres: 01-11-2026 - 30-11-2026;Typ transakcji: Uznania/Obciążenia;Produkty: 0000\nData transakcji;Data księgowania;Nazwa nadawcy;Nazwa odbiorcy;Szczegóły transakcji;Kwota operacji;Waluta operacji;Kwota w walucie rachunku;Waluta rachunku;Numer rachunku nadawcy;Numer rachunku odbiorcy\n20-11-2026;20-11-2026;ANNA ŻÓŁĆ;Sklep;L-1001;260,00;EUR;1 114,98;PLN;22;11\n20-11-2026;20-11-2026;Sklep;ANNA ŻÓŁĆ;ZWROT L-1001;-1 114,98;PLN;-1 114,98;PLN;11;22\n",
      { title: "L-1001" },
    ],
    [
      "Pekao, whose file may have no minus",
      "Data księgowania;Data waluty;Nadawca / Odbiorca;Adres nadawcy / odbiorcy;Rachunek źródłowy;Rachunek docelowy;Tytułem;Kwota operacji;Waluta;Numer referencyjny;Typ operacji;Kategoria\r\n20.11.2026;20.11.2026;ANNA ŻÓŁĆ;UL. NIJAKA 1;'61';'29;/VAT/204,53/IDC/5222755233/INV/L-1001/TXT/x;1 114,98;PLN;'0A;PRZELEW PODZIELONY;Przelew\r\n",
      { sender: "ANNA ŻÓŁĆ UL. NIJAKA 1" },
    ],
    [
      "Nest",
      "Data operacji,Data waluty,Typ operacji,Nadawca/Odbiorca,Tytułem,Kwota,Waluta\n2026-11-20,2026-11-20,Przelew przychodzący,Anna Żółć,L-1001,1114.98,PLN\n",
      { title: "L-1001", sender: "Anna Żółć" },
    ],
    [
      "Santander, without headings",
      '2026-11-20,01-11-2026,\'66 1090 1883 0000 0001 5438 0216,JAN PRZYKŁAD,PLN,"21483,27","26480,21",82,\n20-11-2026,20-11-2026,L-1001,ANNA ŻÓŁĆ,\'61 1090 1014 0000 0712 1981 2874,"1114,98","26480,21",1,\n20-11-2026,20-11-2026,DOP. MC 557519******1802,,,"-21,92","26414,94",2,\n',
      { title: "L-1001", sender: "ANNA ŻÓŁĆ", line: 2 },
    ],
    [
      "Revolut in English",
      "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\nTOPUP,Current,2026-11-20 10:00:00,2026-11-20 10:00:01,Payment from Anna L-1001,1114.98,0.00,PLN,COMPLETED,100.00\n",
      { title: "Payment from Anna L-1001" },
    ],
    [
      "Revolut in Polish",
      'Rodzaj,Produkt,Data rozpoczęcia,Data zrealizowania,Opis,Kwota,Opłata,Waluta,State,Saldo\nPrzelew,Bieżące,2026-11-20 10:35:51,2026-11-20 10:36:53,L-1001,"1114,98",0,PLN,ZAKOŃCZONO,20\n',
      { title: "L-1001" },
    ],
    [
      "Wise",
      '"TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance","Payer Name","Total fees","Exchange To Amount"\nT1,20-11-2026,1114.98,PLN,"Received money from ANNA",L-1001,1200.00,ANNA ZOLC,0.00,\n',
      { title: "Received money from ANNA L-1001", sender: "ANNA ZOLC" },
    ],
    [
      "a plain table of senders",
      "Data;Nadawca;Tytuł;Kwota\n20.11.2026;Anna Żółć;L-1001;1114,98\n",
      { title: "L-1001", sender: "Anna Żółć", line: 2 },
    ],
  ])("is read: %s", (_bank, text, entry) => {
    const { entries, skipped } = readStatement(text);
    expect(skipped).toEqual([]);
    expect(entries).toMatchObject([{ amount: 111_498, ...entry }]);
    expect(entries[0]).not.toHaveProperty("doubt");
  });

  it.each([
    ["Data;Tytuł;Kwota Wn;Kwota Ma", ["L-1001;0,00;10,00", "L-1002;10,00;0,00"]],
    ["Data;Tytuł;Kwota operacji Wn;Kwota operacji Ma", ["L-1001;;10,00", "L-1002;10,00;"]],
    ["Data;Tytuł;Winien;Ma", ["L-1001;;10,00", "L-1002;10,00;"]],
    ["Data;Tytuł;Obciążenia/Uznania", ["L-1001;10,00", "L-1002;-10,00"]],
    ["Data;Tytuł;Winien/Ma;Kwota", ["L-1001;Ma;10,00", "L-1002;Winien;10,00"]],
    ["Data;Tytuł;Dt/Ct;Kwota", ["L-1001;Ct;10,00", "L-1002;Dt;10,00"]],
    ["Data;Tytuł;Typ;Kwota", ["L-1001;U;10,00", "L-1002;O;10,00"]],
    ["Data;Tytuł;Oznaczenie;Kwota", ["L-1001;C;10,00", "L-1002;D;10,00"]],
    ["Data;Tytuł;Rodzaj;Kwota", ["L-1001;Wpłata własna;10,00", "L-1002;Zakup;10,00"]],
    ["Data;Tytuł;Kwota", ["L-1001;10,00 Ma", "L-1002;10,00 Wn"]],
    ["Data;Tytuł;Kwota;Stan", ["L-1001;+10,00;990,00", "L-1002;-10,00;980,00"]],
  ])("tells money in from money out by %s", (head, rows) => {
    const text = [head, ...rows.map((row) => `20.11.2026;${row}`)].join("\n");
    const { entries, outgoing, skipped } = readStatement(text);
    expect(entries).toMatchObject([{ title: "L-1001", amount: 1000 }]);
    expect(entries[0]).not.toHaveProperty("doubt");
    expect([outgoing, skipped]).toEqual([1, []]);
  });

  it.each(["Storno", "Storno obciążenia"])("has no payment in what the bank calls „%s”", (type) => {
    const text = `Data;Typ;Tytuł;Kwota\n1.1.2026;${type};L-1002;+10,00\n1.1.2026;Przelew;L-1001 storno;+10,00\n`;
    expect(readStatement(text)).toMatchObject({
      entries: [{ title: "L-1001 storno" }],
      reversals: [],
      skipped: [{ line: 2, reason: "returned" }],
    });
  });

  it("has no certain entry where nothing says the direction", () => {
    const table = "Data;Kontrahent;Tytuł;Kwota\n20.11.2026;Anna;L-1001;10,00\n";
    expect(readStatement(table).entries).toMatchObject([
      { doubt: "plik nie mówi, czy to wpływ, czy wypływ" },
    ]);
    for (const [head, word] of [
      ["Rodzaj", "PRZELEW"],
      ["Kod", "C"],
    ]) {
      const kind = `Data;Kontrahent;${head};Tytuł;Kwota\n20.11.2026;Anna;${word};L-1001;10,00\n`;
      expect(readStatement(kind).entries[0]).toHaveProperty("doubt");
    }
    const refund = "Data;Nadawca;Tytuł;Kwota\n20.11.2026;Anna;ZWROT L-1001;10,00\n";
    expect(readStatement(refund).entries[0]).toHaveProperty("doubt");
    // One minus shows that the others came in.
    expect(readStatement(`${table}20.11.2026;Anna;x;-1,00\n`)).toMatchObject({
      outgoing: 1,
      entries: [expect.not.objectContaining({ doubt: expect.anything() })],
    });
  });

  it.each(["Kwota;Kwota", "Kwota 1;Kwota 2", "Uznania;Uznania"])(
    "is refused where two columns of sums cannot be told apart: %s",
    (sums) => {
      const read = parseStatement(Buffer.from(`Data;Tytuł;${sums}\n20.11.2026;L-1001;;10,00\n`));
      expect(read).toMatchObject({ ambiguous: expect.arrayContaining([expect.any(String)]) });
    },
  );

  it("says of each row that is no money what it is", () => {
    const text = [
      "Data;Nadawca;Tytuł;Kwota;Waluta;Status",
      "20.11.2026;A;1;sto;PLN;Zrealizowany",
      "20.11.2026;A;2;10,00;EUR;Zrealizowany",
      "20.11.2026;A;3;10,00;PLN;Odrzucony",
      "20.11.2026;A;4;10,00;PLN;Niezrealizowany",
      "20.11.2026;A;5;;PLN;Zrealizowany",
      ";A;6;10,00;PLN;Zrealizowany",
      "20.11.2026;A;7;10,00;PLN;Zrealizowany",
      "Razem;;;10,00;;",
      "Suma wpływów: 10,00;;;;;",
    ].join("\n");
    const { entries, skipped } = readStatement(text);
    expect(entries).toMatchObject([{ line: 8, title: "7" }]);
    expect(skipped).toEqual([
      { line: 2, reason: "unreadable", detail: "sto" },
      { line: 3, reason: "currency", detail: "EUR" },
      { line: 4, reason: "unbooked", detail: "Odrzucony" },
      { line: 5, reason: "unbooked", detail: "Niezrealizowany" },
      { line: 6, reason: "unreadable", detail: "bez kwoty" },
      { line: 7, reason: "unbooked", detail: "bez daty" },
    ]);
  });

  it.each([
    ["in the preamble", "#Waluta;EUR\nData;Nadawca;Tytuł;Kwota\n1.1.2026;A;L-1001;10,00\n"],
    ["in the next row", "#Waluta;\nEUR;\nData;Nadawca;Tytuł;Kwota\n1.1.2026;A;L-1001;10,00\n"],
    ["in the heading", "Data;Nadawca;Tytuł;Kwota (EUR)\n1.1.2026;A;L-1001;10,00\n"],
    ["with the sum", "Data;Nadawca;Tytuł;Kwota\n1.1.2026;A;L-1001;10,00 EUR\n"],
  ])("is not złote where the currency stands %s", (_, text) => {
    expect(readStatement(text)).toMatchObject({
      entries: [],
      skipped: [{ reason: "currency", detail: "EUR" }],
    });
  });

  it("may have a second account in another currency", () => {
    const table = "Data;Nadawca;Tytuł;Kwota\n1.1.2026;A;L-1001;10,00\n";
    const { entries, skipped } = readStatement(`#Waluta;PLN\n${table}\n#Waluta;EUR\n${table}`);
    expect(entries).toHaveLength(1);
    expect(skipped).toMatchObject([{ reason: "currency" }]);
  });

  it("may have a second account in another currency without headings", () => {
    const account = (currency: string) =>
      `2026-11-20,01-11-2026,'66 1090 1883 0000 0001 5438 0216,JAN,${currency},"1,00","2,00",1,\n20-11-2026,20-11-2026,L-1001,ANNA,'61,"10,00","2,00",1,\n`;
    const { entries, skipped } = readStatement(account("PLN") + account("EUR"));
    expect(entries).toMatchObject([{ line: 2, amount: 1000 }]);
    expect(skipped).toEqual([{ line: 4, reason: "currency", detail: "EUR" }]);
  });

  it.each(["#L-1001", "#1001 zabawki", "Saldo zamówienia L-1001"])(
    "has a payment whose title is like a bank's own row: %s",
    (title) => {
      const text = `#Data;#Tytuł;#Kwota\n2026-11-20;${title};+10,00\n;#Saldo końcowe;10,00\n`;
      expect(readStatement(text).entries).toMatchObject([{ title, amount: 1000 }]);
    },
  );

  it("has the dates of Wise, which tell payments of the same title apart", () => {
    const head = 'ID,Status,Direction,"Created on","Finished on","Source name"';
    const row = 'T1,COMPLETED,IN,"2026-11-20 10:00:00","2026-11-21 10:00:00",Anna';
    const text = `${head},"Target amount (after fees)","Target currency",Reference\n${row},10.00,PLN,zabawki\n`;
    expect(readStatement(text).entries).toMatchObject([{ date: "2026-11-20 10:00:00" }]);
  });

  it.each(["2.1.2026;A;Uznanie;L-1001;-10,00", "2.1.2026;A;Obciążenie;STORNO L-1001;10,00"])(
    "pairs a payment with the row that takes it back: %s",
    (row) => {
      const text = [
        "Data;Kontrahent;Strona;Tytuł;Kwota",
        "1.1.2026;A;Uznanie;L-1001;10,00",
        row,
        "3.1.2026;A;Uznanie;L-1002;10,00",
      ].join("\n");
      expect(readStatement(text).entries).toMatchObject([
        { title: "L-1001", reversedIn: 3 },
        expect.not.objectContaining({ reversedIn: expect.anything() }),
      ]);
    },
  );

  it("is asked about without headings that the shop knows, once for all files of the bank", () => {
    const file = (amount: string) => Buffer.from(`20.11.2026;Anna;L-1001;${amount};x\n`);
    const unknown = parseStatement(file("10,00"));
    expect(unknown).toMatchObject({ sample: [["20.11.2026", "Anna", "L-1001", "10,00", "x"]] });
    const columns = {
      date: [0],
      sums: { amount: 3 },
      currency: undefined,
      namedCurrency: undefined,
      state: undefined,
      direction: [],
      type: [],
      title: [2],
      sender: [1],
      isSigned: true,
      listsSenders: false,
    };
    const read = parseStatement(file("1 250,00"), (fingerprint) =>
      "fingerprint" in unknown && fingerprint === unknown.fingerprint ? columns : undefined,
    );
    expect(read).toMatchObject({ entries: [{ amount: 125_000, title: "L-1001", sender: "Anna" }] });
  });
});
