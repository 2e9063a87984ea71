import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { seller } from "../../shop.config.ts";
import { demoCatalogue } from "../demo-catalogue.ts";
import { readFormTimestamp } from "../form-timestamp.ts";
import { freePort } from "../programs/free-port.ts";
import { startShop } from "../start-shop.ts";
import { temporaryFolder } from "../temporary-store.ts";
import { runWithoutRights } from "../programs/without-rights.ts";
import { messageForm, orderForm, orderPath, readStored, submit } from "./forms.ts";

const root = new URL("../../", import.meta.url).pathname;
const demo = { shop: { catalogue: () => demoCatalogue() } };

/** Limits the file size of the process, to simulate a full disk. */
function limitFiles(pid: number, bytes: string): void {
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`]);
}

describe("a shop whose disk is full", () => {
  it("reports it, keeps the input, stores no partial order, and recovers", async () => {
    const shop = await startShop();
    onTestFinished(shop.close);
    const timestamp = await readFormTimestamp({ DATA_DIR: shop.folder });
    const app = {
      fetch: (path: string, init?: RequestInit) => fetch(shop.origin + path, init),
      stamp: () => timestamp,
    };
    expect((await submit(app, orderPath, orderForm(demo))).text).toContain("Zamówienie L-1001");

    limitFiles(shop.pid, "4096");
    const form = orderForm(demo, { key: "the-other-attempt-of-ewa", message: "Na prezent." });
    const failed = await submit(app, orderPath, form);
    expect(failed.status).toBe(503);
    expect(failed.text).toContain(seller.phone);
    expect(failed.text).toContain("Błąd wysyłania");
    for (const word of ["Ewa Żółć", "ul. Miła 3/4", "Na prezent."]) {
      expect(failed.html).toContain(word);
    }
    const message = await submit(app, "/kontakt", messageForm());
    expect(message.status).toBe(503);
    expect(message.html).toContain("Czy łoś jest pluszowy?");
    const { orders, lines, messages, mails } = readStored(shop.folder);
    expect([orders.length, lines.length, messages.length, mails.length]).toEqual([1, 1, 0, 2]);
    expect((await app.fetch("/")).status).toBe(200);
    expect(shop.log()).toContain("form could not be stored");
    expect(shop.log()).not.toContain("Ewa");

    limitFiles(shop.pid, "unlimited");
    expect((await submit(app, orderPath, form)).text).toContain("Zamówienie L-1002");
    expect((await submit(app, "/kontakt", messageForm())).status).toBe(200);
    expect(readStored(shop.folder).mails).toHaveLength(5);
  });
});

describe("a shop without write access to its data folder", () => {
  const start = async (DATA_DIR: string) =>
    runWithoutRights(join(root, "server/main.ts"), [], {
      DATA_DIR,
      PORT: String(await freePort()),
      WORKERS: "1",
    });

  it("does not start, and says why in one sentence", async () => {
    const folder = temporaryFolder();
    const [closed, noFolder] = [join(folder, "closed"), join(folder, "file")];
    mkdirSync(closed, { mode: 0o500 });
    writeFileSync(noFolder, "");
    const denied = "sklep nie ma do niego praw. Sprawdź DATA_DIR, prawa do katalogu";
    expect(await start(closed)).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        new RegExp(`^Nie można zapisywać w katalogu danych ${closed}: ${denied}[^\n]*\n$`),
      ),
    });
    expect(await start(join(closed, "deep"))).toMatchObject({
      code: 1,
      err: expect.stringContaining(denied),
    });
    expect(await start(noFolder)).toMatchObject({
      code: 1,
      err: expect.stringContaining("to nie jest katalog"),
    });
  });

  it("does not start when only its database is not writable", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "latawiec.sqlite"), "", { mode: 0o400 });
    chmodSync(folder, 0o500);
    onTestFinished(() => chmodSync(folder, 0o700));
    expect(await start(folder)).toMatchObject({
      code: 1,
      err: expect.stringContaining("Nie można zapisywać w katalogu danych"),
    });
  });

  it("does not start with a file that is no database", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "latawiec.sqlite"), "zamówienia, ale nie w bazie ".repeat(50));
    expect(await start(folder)).toMatchObject({
      code: 1,
      err: expect.stringContaining("jest uszkodzony albo nie jest bazą danych"),
    });
  });
});
