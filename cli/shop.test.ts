import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openFakeBaselinker } from "../test/fakes/baselinker/baselinker.ts";
import { fakeProduct, stockUp } from "../test/fakes/baselinker/account.ts";
import { runCommand, runInProcess as run } from "../test/programs/run-command.ts";
import { openTemporaryStore, temporaryFolder } from "../test/temporary-store.ts";
import { openFakeSmtp } from "../test/fakes/smtp.ts";
import { checkRunning } from "../server/doctor/running.ts";
import { explainFullDisk } from "../server/files/full-disk.ts";
import { assertSettings } from "./run/assert-settings.ts";

const root = join(import.meta.dirname, "..");

describe("the command line", () => {
  it("syncs BaseLinker and reports what is sold and what is excluded", async () => {
    const baselinker = await openFakeBaselinker();
    onTestFinished(baselinker.close);
    stockUp(baselinker.account, 30);
    baselinker.account.products.get(1001)!.prices = {};
    baselinker.account.products.get(1002)!.category = 9;
    baselinker.account.products.get(1003)!.bundle = { 1001: 1, 1004: 2, 4999: 1 };
    baselinker.account.products.get(1004)!.ean = "590-1234 123457";
    baselinker.account.products.get(1005)!.ean = "59012";
    baselinker.account.products.set(5001, fakeProduct(5001, { parent: 1004 }));
    const { database } = await openTemporaryStore();
    const environment = {
      ...database,
      BASELINKER_TOKEN: baselinker.token,
      BASELINKER_URL: baselinker.url,
    };
    const sync = await run(["sync"], environment);
    expect(sync).toMatchObject({
      code: 0,
      out: "Magazyn przeczytany. Produkty: 31, zmienione: 31, usunięte: 0.\n",
    });
    const { out } = await run(["catalogue", "status"], environment);
    expect(out).toContain("Magazyn przeczytany 0 min temu");
    expect(out).toContain("W sprzedaży: 28");
    expect(out).toContain("Warianty do wyboru: 1; bez produktu, do którego należą: 0\n");
    expect(out).toContain(
      "Zestawy z innych produktów: 1; bez znanych części, więc bez zapasu: 1\n  1003 Zabawka",
    );
    expect(out).toContain("  adres-producenta, producent-adres\n");
    expect(out).toContain("    1001 Zabawka nr 1001");
    expect(out).toContain("  9 Akcesoria biurowe: 1");
    expect(out).toContain("  1005 Zabawka nr 1005: „59012”, to nie jest 8, 12, 13 ani 14 cyfr\n");
    expect(out).toContain("„5900000001006”, nie zgadza się cyfra kontrolna\n");
    expect(out).not.toContain("  1004 Zabawka nr 1004: „");
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
    expect(await runCommand(["niczego"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("Użycie"),
    });
    const baselinker = await openFakeBaselinker();
    onTestFinished(baselinker.close);
    const { database } = await openTemporaryStore();
    const environment = { ...database, BASELINKER_TOKEN: "wrong", BASELINKER_URL: baselinker.url };
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

describe("the shop's data", () => {
  it("are not looked for in the clone when a shop is set up on this machine", () => {
    const settings = join(temporaryFolder(), "latawiec.env");
    assertSettings({}, settings);
    writeFileSync(settings, "");
    expect(() => assertSettings({}, settings)).toThrow("To nie są dane sklepu");
    assertSettings({ DATA_DIR: "/var/lib/latawiec" }, settings);
    assertSettings({ DATABASE_URL: "postgres://127.0.0.1/sklep" }, settings);
  });

  it("are named by an empty list, and an empty backup is a failure", async () => {
    const { database } = await openTemporaryStore();
    const where = database.DATABASE_URL?.split("@").at(-1) ?? database.DATA_DIR;
    expect((await run(["orders", "list"], database)).out).toContain(where);
    expect(await run(["backup"], database)).toMatchObject({
      code: 1,
      err: expect.stringContaining("Kopia jest pusta"),
    });
  });
});

describe("where commands are called", () => {
  it("hints name the command that works there", async () => {
    const { out } = await runCommand(["sync", "--help"], { SHOP_COMMAND: "latawiec" });
    expect(out).toContain("Użycie: latawiec sync");
    const unknown = /npm run (shop --|build)/;
    const texts = globSync("{app,cli,server,shop}/**/*.{ts,tsx}", { cwd: root });
    const said = texts.filter(
      (file) =>
        !/\.test\.ts$|shop-command/.test(file) &&
        unknown.test(readFileSync(join(root, file), "utf8").replaceAll(/\/\*[^]*?\*\//g, "")),
    );
    expect(said).toEqual([]);
  });

  it("files are written where the caller stands, or the owner learns why not", async () => {
    const { database } = await openTemporaryStore();
    const INIT_CWD = temporaryFolder();
    const environment = { ...database, INIT_CWD };
    const args = ["orders", "export", "--file", "listopad.csv"];
    expect((await run(args, environment)).out).toContain(join(INIT_CWD, "listopad.csv"));
    expect(readdirSync(INIT_CWD)).toEqual(["listopad.csv"]);
    const elsewhere = join(INIT_CWD, "nie-ma");
    expect((await run(args, { ...database, INIT_CWD: elsewhere })).err).toBe(
      `Nie można zapisać pliku ${elsewhere}/listopad.csv: nie ma takiego katalogu.\n`,
    );
  });
});

describe("latawiec check", () => {
  const config = "export const courierCashOnDelivery = { publishedPrice: 2500 };\n";
  const delivery = `export const deliveryOptions = { kurier: { publishedPrice: null }, inpost: { publishedPrice: null } };\n`;

  it("names a picture that is none, and a status that BaseLinker does not have", async () => {
    const baselinker = await openFakeBaselinker();
    onTestFinished(baselinker.close);
    const MY_DIR = temporaryFolder();
    const environment = {
      MY_DIR,
      BASELINKER_TOKEN: baselinker.token,
      BASELINKER_URL: baselinker.url,
    };
    const write = (statusId: number, confirmed: string) =>
      writeFileSync(
        join(MY_DIR, "shop.config.ts"),
        `${config}${delivery}export const warehouseOrders = { statusId: ${statusId} };
export const warehouseStatuses = { confirmed: "${confirmed}" };\n`,
      );
    write(777, "Spakowane wczoraj");
    writeFileSync(join(MY_DIR, "logo.svg"), "nic");
    const { code, err } = await runCommand(["check"], environment);
    expect(code).toBe(1);
    expect(err).toContain("my/logo.svg: nie da się otworzyć tego obrazka");
    expect(err).toContain("warehouseOrders.statusId: nie ma 777\n");
    expect(err).toContain("warehouseStatuses: nie ma statusu „Spakowane wczoraj”\n");
    expect(err).toContain("  Konto ma statusy:\n    1  Nowe\n");
    writeFileSync(
      join(MY_DIR, "logo.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>',
    );
    write(1, "Nowe");
    const checked = await runCommand(["check"], environment);
    expect(checked).toMatchObject({ code: 0, err: "" });
    expect(checked.out).toMatch(/warehouseStatuses: bez statusu są .*dispatched/);
    const away = { ...environment, BASELINKER_URL: "http://127.0.0.1:9" };
    expect((await runCommand(["check"], away)).out).toContain(
      "Statusów BaseLinkera nie sprawdzono",
    );
  });
});

it("running and doctor say whether the shop answers", async () => {
  const shop = createServer((_, response) => response.end('{"status":"ok"}')).listen(
    0,
    "127.0.0.1",
  );
  await once(shop, "listening");
  const HOST = "127.0.0.1";
  const PORT = String((shop.address() as AddressInfo).port);
  expect(await run(["running"], { HOST, PORT })).toMatchObject({ code: 0 });
  const address = { HOST, PORT: Number(PORT), ORIGIN: "https://klocek.pl" };
  expect(await checkRunning(address, true)).toMatchObject([{ level: "good" }]);
  shop.close();
  await once(shop, "close");
  expect(await run(["running"], { HOST, PORT })).toMatchObject({ code: 1 });
  expect(await checkRunning(address, true)).toMatchObject([{ level: "bad" }]);
  expect(await checkRunning(address, false)).toMatchObject([{ level: "warning" }]);
});

it("report-failure mails the owner, whatever else is wrong with the settings", async () => {
  const smtp = await openFakeSmtp();
  onTestFinished(smtp.close);
  const environment = {
    SMTP_URL: `${smtp.url}?requireTLS=false`,
    ALERTS_TO: "anna@klocek.pl",
    WORKERS: "wiele",
  };
  const args = ["report-failure", "latawiec-backup.service"];
  expect(await run(args, environment)).toMatchObject({ code: 0, err: "" });
  expect(smtp.mails).toHaveLength(1);
  const away = { SMTP_URL: "smtp://127.0.0.1:9?requireTLS=false" };
  expect(await run(args, away)).toMatchObject({
    code: 1,
    err: "Nie udało się powiadomić właściciela.\n",
  });
});

it("a full disk is a sentence in every command", () => {
  for (const error of [{ code: "ENOSPC", path: "/x" }, { errcode: 13 }])
    expect((explainFullDisk(error) as Error).message).toMatch(
      /^Brak miejsca na dysku.*jeszcze raz\.$/,
    );
  const other = new Error("other");
  expect(explainFullDisk(other)).toBe(other);
});
