import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openCommandLine } from "../../test/programs/command-line.ts";
import { runCommand } from "../../test/programs/run-command.ts";
import { sampleCustomer, sampleGift, samplePayments } from "../../test/fixtures.ts";

const payment = samplePayments["on-delivery"];

describe("commands for many orders", () => {
  it("do what they can, and say which failed and why", async () => {
    const { place, run, kinds, store } = await openCommandLine();
    for (let count = 0; count < 5; count += 1) await place();
    await run("orders", "cancel", "1003", "--reason", "Pomyłka");
    await run("orders", "confirm", "1005");
    const { code, out, err } = await run("orders", "confirm", "1001-1005", "L-1007");
    expect(code).toBe(1);
    expect(out).toBe(
      "Potwierdzone (3): L-1001–L-1002, L-1004. Każdy klient dostanie e-mail.\n" +
        "Bez zmian, tak było już wcześniej (1): L-1005.\n",
    );
    expect(err).toContain("Nie udało się (2):\n  L-1003: Zamówienie L-1003 jest anulowane.");
    expect(err).toContain("  L-1007: Nie ma zamówienia L-1007.\n");
    expect((await store.orders.list({ state: "confirmed" })).map((r) => r.order.number)).toEqual([
      "L-1001",
      "L-1002",
      "L-1004",
      "L-1005",
    ]);
    const paid = await run("orders", "paid", "1001,1002", "--json");
    expect(paid.code).toBe(0);
    expect(JSON.parse(paid.out)).toEqual([
      { number: "L-1001", kind: "done", notification: "paid" },
      { number: "L-1002", kind: "done", notification: "paid" },
    ]);
    expect((await kinds()).filter((kind) => kind === "order-confirmed")).toHaveLength(4);
  });

  it("put several orders into one parcel, but take no number of another order", async () => {
    const { place, run, store } = await openCommandLine();
    for (let count = 0; count < 3; count += 1) await place({ payment });
    await run("orders", "confirm", "1001-1003");
    const dispatch = ["--carrier", "dpd", "--tracking", "52000001"];
    expect((await run("orders", "dispatch", "1001", "1002", ...dispatch)).out).toContain(
      "Wysłane (2): L-1001–L-1002.",
    );
    expect((await run("orders", "dispatch", "1003", ...dispatch)).err).toContain("ma już");
    expect((await store.orders.list({ state: "dispatched" })).length).toBe(2);
    expect((await run("orders", "complete", "1001-1002")).out).toContain("Zakończone (2)");
  });

  it("take one parcel of a file for several orders of one customer, not of two", async () => {
    const { place, run, database } = await openCommandLine();
    for (const email of ["anna@poczta.pl", "Anna@poczta.pl", "ewa@poczta.pl"])
      await place({ payment, customer: { ...sampleCustomer, email } });
    await run("orders", "confirm", "1001-1003");
    const file = join(database.DATA_DIR, "paczki.csv");
    const rows = ["1001", "1002", "1003"].map((number) => `${number};52000001;dpd`);
    writeFileSync(file, ["numer;przesylka;przewoznik", ...rows].join("\n"));
    const { code, out, err } = await run("orders", "dispatch", "--from", file);
    expect([code, out]).toEqual([1, "Wysłane (2): L-1001–L-1002. Każdy klient dostanie e-mail.\n"]);
    expect(err).toContain("L-1003 (wiersz 4): Ten numer przesyłki ma już zamówienie L-1001.");
  });

  it("tell a second transfer from one that was booked before, though both are alike", async () => {
    const { place, run, database } = await openCommandLine();
    await place();
    const file = join(database.DATA_DIR, "wyciag.csv");
    const transfer = "2026-11-20;Anna;L-1001;114,98\n";
    writeFileSync(file, `Data;Nadawca;Tytuł;Kwota\n${transfer}${transfer}`);
    expect((await run("orders", "paid", "--from", file, "--yes")).out).toContain("Opłacone (1)");
    const again = await run("orders", "paid", "--from", file, "--yes");
    expect(again.out).toContain("Zaksięgowane już wcześniej (1)");
    expect(again.out).toContain("Do sprawdzenia (1)");
  });

  it("cancel one order at a time", async () => {
    const { place, run, kinds } = await openCommandLine();
    await place();
    expect(await run("orders", "cancel", "1001-1002", "--reason", "x")).toMatchObject({ code: 2 });
    expect(await kinds()).toEqual([]);
  });
});

describe("orders edit", () => {
  it("says that a corrected address is not where a gift's parcel goes", async () => {
    const { place, run } = await openCommandLine();
    await place({ payment, gift: sampleGift });
    const { out } = await run("orders", "edit", "1001", "--city", "Gdynia");
    expect(out).toContain("Paczka jedzie nadal do obdarowanej osoby: Zofia Nowak, ul. Leśna 5");
    expect((await run("orders", "edit", "1001", "--note", "Dzwonek")).out).not.toContain("Paczka");
  });

  it("says so even if the database fails right afterwards", async () => {
    const { place, db, environment } = await openCommandLine();
    await place();
    await db.schema.alterTable("jobs").renameTo("lost").execute();
    const edit = await runCommand(["orders", "edit", "1001", "--city", "Gdynia"], environment);
    expect(edit).toMatchObject({ code: 1, out: "Zamówienie L-1001, poprawiono: miejscowość.\n" });
  });

  it("corrects an order and writes it into its history", async () => {
    const { place, run } = await openCommandLine();
    await place();
    expect(await run("orders", "edit", "1001", "--city", "Gdynia", "--note", "")).toMatchObject({
      code: 0,
      out: "Zamówienie L-1001, poprawiono: miejscowość.\n",
    });
    const { out } = await run("orders", "show", "1001");
    expect(out).toMatch(/ {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}poprawiono: miejscowość\n/);
    expect(out).toContain("90-001 Gdynia");
    expect(await run("orders", "edit", "1001", "--phone", "12")).toMatchObject({
      code: 1,
      err: "Nic nie zmieniono. Podaj numer telefonu, np. 600 000 000.\n",
    });
  });
});
