import { describe, expect, it } from "vitest";
import { runInProcess } from "../../../test/programs/run-command.ts";
import { runRejectedStart } from "../../../test/start-shop.ts";
import { openTemporaryStore } from "../../../test/temporary-store.ts";
import { claimDatabase } from "./database-owner.ts";

const here = "https://sklep.example";
const elsewhere = "https://inny-sklep.example";

describe("a database", () => {
  it("refuses a shop with another ORIGIN, and names the command that changes it", async () => {
    const { database, store } = await openTemporaryStore();
    await claimDatabase(store, here);
    const start = () => runRejectedStart({ ...database, ORIGIN: elsewhere, PORT: "0" });
    const refused = await start();
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.err).toContain(`Ta baza należy do sklepu ${here}, a ORIGIN to ${elsewhere}.`);
    const [, command] = /npm run shop -- (.+)/.exec(refused.err)!;
    const doctor = await runInProcess(["doctor"], { ...database, ORIGIN: elsewhere });
    expect(doctor.code).toBe(1);
    expect(doctor.out).toContain(`✗ baza danych: Ta baza należy do sklepu ${here}`);
    const changed = await runInProcess(command!.split(" "), database);
    expect(changed).toMatchObject({ code: 0, err: "" });
    await claimDatabase(store, elsewhere);
    await expect(claimDatabase(store, here)).rejects.toThrow(elsewhere);
  });

  it("refuses a shop that is tried out on this machine, once it has a public address", async () => {
    const { store } = await openTemporaryStore();
    await claimDatabase(store, here);
    await expect(claimDatabase(store, "http://localhost:3000")).rejects.toThrow(here);
    expect(await store.settings.findOrigin()).toBe(here);
  });

  it("lets a shop on this machine change its port, and open to the public", async () => {
    const { store } = await openTemporaryStore();
    for (const origin of ["http://localhost:3000", "http://127.0.0.1:3001", "http://[::1]:3002"])
      await claimDatabase(store, origin);
    await claimDatabase(store, here);
    expect(await store.settings.findOrigin()).toBe(here);
  });

  it("changes its owner only to a valid address", async () => {
    const { database, store } = await openTemporaryStore();
    expect((await runInProcess(["origin", "set", "sklep"], database)).code).toBe(1);
    expect(await store.settings.findOrigin()).toBeUndefined();
  });
});
