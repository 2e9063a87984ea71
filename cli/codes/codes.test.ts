import { expect, it } from "vitest";
import { openCommandLine } from "../../test/programs/command-line.ts";

it("adds a code with its rules, lists it with its uses, and ends it once", async () => {
  const { run, place } = await openCommandLine();
  const rules = ["--min", "100,00", "--uses", "5", "--categories", "gry,pluszaki,gry"];
  const days = ["--from", "2096-06-01", "--to", "2096-08-31"];
  const flags = ["--once-per-customer", "--not-reduced"];
  const added = await run(
    "codes",
    "add",
    " lato-10 ",
    "--percent",
    "10%",
    ...rules,
    ...days,
    ...flags,
  );
  expect(added.code).toBe(0);
  expect(added.out).toContain("Dodano kod LATO-10: −10%, od 100,00 zł, na: gry, pluszaki");
  expect(added.out).toContain("najniższą cenę z 30 dni przed obniżką");
  const single = await run("codes", "add", "JEDEN", "--amount", "20,00", "--uses", "1");
  expect(single.out).toBe("Dodano kod JEDEN: −20,00 zł.\n");
  await place({ discount: { code: "JEDEN", amount: 2000 } });
  const [lato, jeden] = JSON.parse((await run("codes", "list", "--json")).out) as object[];
  expect(lato).toMatchObject({
    code: "LATO-10",
    percent: 10,
    amount: null,
    minTotal: 10_000,
    maxUses: 5,
    categories: ["gry", "pluszaki"],
    validFrom: "2096-05-31T22:00:00.000Z",
    validUntil: "2096-08-31T22:00:00.000Z",
    oncePerCustomer: true,
    notReduced: true,
    uses: 0,
  });
  expect(jeden).toMatchObject({ percent: null, amount: 2000, uses: 1 });
  expect((await run("codes", "end", "lato-10")).out).toBe("Kod LATO-10 już nie działa.\n");
  expect((await run("codes", "end", "LATO-10")).out).toBe("Kod LATO-10 był już zakończony.\n");
  expect((await run("codes", "list")).out).toMatch(/LATO-10 .*zakończony .*\nJEDEN .*użyto 1 z 1/);
});

it("rejects what is no code, names what is wrong, and stores nothing", async () => {
  const { run } = await openCommandLine();
  const percent = ["--percent", "10"];
  const wrong: [args: string[], says: string, code?: number][] = [
    [["add", "AB", ...percent], "od 3 do 30"],
    [["add", "ŻÓŁW", ...percent], "bez polskich znaków"],
    [["add", "A".repeat(31), ...percent], "od 3 do 30"],
    [["add", "LATO"], "Podaj jedno z dwojga"],
    [["add", "LATO", ...percent, "--amount", "5,00"], "Podaj jedno z dwojga"],
    [["add", "LATO", "--percent", "0"], "od 1 do 99"],
    [["add", "LATO", "--percent", "100"], "od 1 do 99"],
    [["add", "LATO", "--percent", "12,5"], "od 1 do 99"],
    [["add", "LATO", "--percent=-5"], "od 1 do 99"],
    [["add", "LATO", "--amount", "20"], "20,00"],
    [["add", "LATO", ...percent, "--uses", "0"], "co najmniej 1"],
    [["add", "LATO", ...percent, "--categories", "gry,rowery"], "Nie ma kategorii: rowery"],
    [["add", "LATO", ...percent, "--from", "2027-02-30"], "2027-02-30"],
    [
      ["add", "LATO", ...percent, "--from", "2027-03-02", "--to", "2027-03-01"],
      "zanim się zacznie",
    ],
    [["add", "LATO", ...percent, "--to", "2026-02-27"], "dzień --to 2026-02-27 minął"],
    [["end", "NIEMA"], "Nie ma takiego kodu", 1],
  ];
  for (const [args, says, code = 2] of wrong) {
    const result = await run("codes", ...args);
    expect([args, result.code, result.err]).toEqual([args, code, expect.stringContaining(says)]);
  }
  expect(JSON.parse((await run("codes", "list", "--json")).out)).toEqual([]);
  await run("codes", "add", "LATO", ...percent);
  const again = await run("codes", "add", "lato", "--percent", "50");
  expect([again.code, again.err]).toEqual([1, expect.stringContaining("już jest")]);
});

it("gives a code again under its name once it is over, unless an order had it", async () => {
  const { run, place } = await openCommandLine();
  const add = (percent: string) => run("codes", "add", "LATO", "--percent", percent);
  await add("10");
  await run("codes", "end", "LATO");
  expect((await add("15")).out).toContain("Dodano kod LATO: −15%");
  const [listed] = JSON.parse((await run("codes", "list", "--json")).out) as object[];
  expect(listed).toMatchObject({ percent: 15, endedAt: null });
  const { number } = await place({ discount: { code: "LATO", amount: 2000 } });
  await run("orders", "cancel", number, "--reason", "Pomyłka");
  await run("codes", "end", "LATO");
  expect(await add("20")).toMatchObject({
    code: 1,
    err: expect.stringContaining("gdy nie było z nim zamówienia"),
  });
});
