import { describe, expect, it, onTestFinished } from "vitest";
import { openFakeBaselinker } from "../test/fakes/baselinker/baselinker.ts";
import { stockUp } from "../test/fakes/baselinker/account.ts";
import { runCommand as run } from "../test/run-command.ts";
import { openTemporaryStore } from "../test/temporary-store.ts";

describe("the command line", () => {
  it("syncs BaseLinker and reports what is sold and what is excluded", async () => {
    const baselinker = await openFakeBaselinker();
    onTestFinished(baselinker.close);
    stockUp(baselinker.account, 30);
    baselinker.account.products.get(1001)!.prices = {};
    baselinker.account.products.get(1002)!.category = 9;
    const { database } = await openTemporaryStore();
    const environment = {
      ...database,
      BASELINKER_TOKEN: baselinker.token,
      BASELINKER_URL: baselinker.url,
    };
    const sync = await run(["sync"], environment);
    expect(sync).toMatchObject({
      code: 0,
      out: "Magazyn przeczytany. Produkty: 30, zmienione: 30, usunięte: 0.\n",
    });
    const { out } = await run(["catalogue", "status"], environment);
    expect(out).toContain("Magazyn przeczytany 0 min temu");
    expect(out).toContain("W sprzedaży: 28");
    expect(out).toContain("    1001 Zabawka nr 1001");
    expect(out).toContain("  9 Akcesoria biurowe: 1");
    const status = JSON.parse((await run(["catalogue", "status", "--json"], environment)).out);
    expect(status).toMatchObject({ source: "baselinker", products: 28, problem: null });
    expect(status.missingSafetyData).toHaveLength(28);
    expect(status.leftOut.map(({ why }: { why: string }) => why)).toEqual(["price", "category"]);
  });

  it("reports a missing token, a wrong token and an unknown command", async () => {
    expect(await run(["sync"])).toMatchObject({
      code: 1,
      err: expect.stringContaining("BASELINKER_TOKEN"),
    });
    expect(await run(["niczego"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("Użycie"),
    });
    const baselinker = await openFakeBaselinker();
    onTestFinished(baselinker.close);
    const { database } = await openTemporaryStore();
    const environment = { ...database, BASELINKER_TOKEN: "zły", BASELINKER_URL: baselinker.url };
    expect(await run(["sync"], environment)).toMatchObject({
      code: 1,
      out: expect.stringContaining("Nie udało się"),
    });
  });

  it("prints help on request, and errors for invalid usage", async () => {
    expect(await run(["--help"])).toMatchObject({
      code: 0,
      out: expect.stringContaining("catalogue status"),
    });
    expect(await run(["sync", "--help"])).toMatchObject({
      code: 0,
      out: expect.stringContaining("Użycie: npm run shop -- sync"),
    });
    const { code, err } = await run(["catalogue", "statsu"]);
    expect(code).toBe(2);
    expect(err).toContain("Nie ma polecenia „catalogue statsu”.");
    expect(err).toContain("catalogue status");
  });
});
