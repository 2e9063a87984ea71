import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { describe, expect, it, vi } from "vitest";
import { openCommandLine } from "../../../test/programs/command-line.ts";
import { openNamedColumns } from "./named-columns.ts";
import { readStatement } from "./read-statement.ts";

/** The order L-1001 of 114,98 zł, and a command that reads a statement. */
async function openStatement() {
  const world = await openCommandLine();
  const { place, run, database } = world;
  const order = await place();
  mkdirSync(database.DATA_DIR, { recursive: true });
  const file = join(database.DATA_DIR, "wyciag");
  const read = (content: string | Uint8Array, ...args: string[]) => {
    writeFileSync(file, content);
    return run("orders", "paid", "--from", file, ...args);
  };
  return { ...world, order, file, read };
}

describe("orders paid --from", () => {
  it("books what came in, says what each other row is, and never books money that left", async () => {
    const { read, order, store } = await openStatement();
    const text = [
      "Data;Kontrahent;Kwota;Waluta;Strona transakcji;Tytuł",
      "20.11.2026;Anna;114,98;PLN;Obciążenia;ZWROT L-1001",
      "20.11.2026;Anna;114,98;EUR;Uznania;L-1001",
      "20.11.2026;Anna;sto;PLN;Uznania;L-1001",
    ];
    const nothing = await read(text.join("\n"), "--yes");
    expect(nothing).toMatchObject({
      code: 0,
      out: "Wyciąg: wpływy 0, wypływy 1, w innej walucie 1, nieczytelne 1.\n",
    });
    expect(nothing.err).toBe(
      "W innej walucie niż złoty, pominięte (1)\n  wiersz 3: EUR\nNieczytelne kwoty, pominięte (1)\n  wiersz 4: sto\n",
    );
    const paid = await read(
      [...text, "20.11.2026;Anna;114,98;PLN;Uznania;L-1001"].join("\n"),
      "--yes",
    );
    expect(paid.out).toContain("Opłacone (1): L-1001.");
    expect((await store.orders.findRecord("id", order.id))!.timeline.paidAt).toBeDefined();
  });

  it("lists a payment that the bank took back, and one that it took back after it was booked", async () => {
    const { read } = await openStatement();
    const entry = (mark: string) => `:61:2611201120${mark}114,98N152NONREF\n:86:L-1001\n`;
    const message = (entries: string) =>
      `:20:1\n:60F:C261120PLN0,\n${entries}:62F:C261120PLN0,\n-\n`;
    const both = await read(message(entry("C") + entry("RC")), "--yes");
    expect(both.out).toContain(
      "Cofnięte przez bank (1)\n  114,98 zł, „L-1001”, 2026-11-20, wiersz 3 (cofnięta w wierszu 5)",
    );
    expect((await read(message(entry("C")), "--yes")).out).toContain("Opłacone (1)");
    const later = await read(message(entry("RC")), "--yes", "--json");
    expect(later).toMatchObject({ code: 0, err: "" });
    const checked = JSON.parse((await read(message(entry("C") + entry("RC")), "--json")).out);
    expect(checked).toMatchObject([{ kind: "doubtful", number: "L-1001" }]);
  });

  it("names a file that is no statement, and columns that nobody can tell apart", async () => {
    const { read } = await openStatement();
    expect((await read("PK\u0003\u0004")).err).toContain("To arkusz Excela (xlsx)");
    expect((await read("Data;Tytuł;Kwota;Kwota\n")).err).toContain("Kolumny z kwotami");
    expect(await read("1;2\n3;4\n")).toMatchObject({
      code: 1,
      err: expect.stringContaining("raz w terminalu"),
    });
  });

  it.each([
    ["the columns of an unknown table", "1.1.2026;Anna;L-1001;114,98;x\n", "1\n3\n2\n4\n\n\nt\n"],
    [
      "whether a bank writes signs",
      "Data;Kontrahent;Tytuł;Kwota\n1.1.2026;Anna;L-1001;114,98\n",
      "t\n",
    ],
  ])("asks once, on a terminal: %s", async (_, text, answers) => {
    const { read, database } = await openStatement();
    expect((await read(text, "--yes")).out).not.toContain("Opłacone");
    const terminal = {
      input: Object.assign(Readable.from([answers]), { isTTY: true }),
      output: Object.assign(new PassThrough(), { isTTY: true }),
    };
    const shown = vi.spyOn(console, "error").mockReturnValue();
    const named = openNamedColumns(database.DATA_DIR);
    const { entries } = await readStatement(Buffer.from(text), named, terminal);
    shown.mockRestore();
    expect(entries).toMatchObject([{ title: "L-1001", sender: "Anna", amount: 11_498 }]);
    expect((await read(text, "--yes")).out).toContain("Opłacone (1)");
  });
});
