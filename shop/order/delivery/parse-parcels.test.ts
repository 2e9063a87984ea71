import { describe, expect, it } from "vitest";
import { parseCsv } from "../../text/parse-csv.ts";
import { parseParcels } from "./parse-parcels.ts";

const read = (text: string) => parseParcels(parseCsv(text).rows);

describe("a file of parcels", () => {
  it.each([
    "numer;przesylka;przewoznik\r\nL-1001;5200 0001;InPost\r\n\r\n1002;62000002;\r\n",
    'Numer,Przesyłka,Przewoźnik\n"1001","52000001","Kurier InPost"\nl-1002,62000002,\n',
    "przewoznik\tnr zamówienia\tnumer przesyłki\ninpost\t1001\t52000001\n\t1002\t62000002",
  ])("is read: %j", (text) => {
    expect(read(text)).toMatchObject({
      parcels: [
        { number: "L-1001", trackingNumber: "52000001", carrier: "inpost" },
        { number: "L-1002", trackingNumber: "62000002", carrier: undefined },
      ],
    });
  });

  it("is refused with the number of each wrong line", () => {
    const text =
      "numer;przesylka;przewoznik\n1001;5,2E+23;\nMiś;52000001;\n1003;1;\n1004;52000004;impost\n1005;52000005;\n1005;52000006;\n";
    expect(read(text)).toEqual({
      mistakes: [
        expect.stringMatching(/^Wiersz 2: arkusz skrócił/),
        "Wiersz 3: „Miś” to nie jest numer zamówienia.",
        "Wiersz 4: „1” to nie jest numer przesyłki.",
        expect.stringMatching(/^Wiersz 5: nieznany przewoźnik „impost”/),
        "Wiersz 7: zamówienie L-1005 jest już w wierszu 6.",
      ],
    });
    expect(read("numer;data\n")).toMatchObject({
      mistakes: [expect.stringContaining("przesylka")],
    });
    expect(read("numer;przesylka\n")).toEqual({ mistakes: ["Plik nie ma żadnej przesyłki."] });
  });
});
