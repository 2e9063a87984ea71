import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  globSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { chromium } from "@playwright/test";
import { findViolations } from "../e2e/axe.ts";
import { openHydrated } from "../e2e/hydration.ts";
import { chromiumArguments, prepareChromium } from "../programs/chromium.ts";
import { copyCheckout } from "../run/copy-checkout.ts";
import { fakeProduct } from "../fakes/baselinker/account.ts";
import { openFakeBaselinker, type FakeBaselinker } from "../fakes/baselinker/baselinker.ts";
import { readFormTimestamp } from "../form-timestamp.ts";
import { startShop } from "../start-shop.ts";

const answers = join(import.meta.dirname, "own-shop-answers.txt");
const kite = /latawi|latawc|kite/i;

let checkout: string;
let baselinker: FakeBaselinker;
let shop: Awaited<ReturnType<typeof startShop>>;
let settings: Record<string, string>;
let init: Awaited<ReturnType<typeof runInit>>;

/** Runs a program of the copy as a fresh clone has it. */
function run(args: readonly string[], input?: string, environment = {}) {
  const stdin = input === undefined ? "ignore" : openSync(input, "r");
  return spawnSync(process.execPath, args, {
    cwd: checkout,
    env: { PATH: process.env.PATH, ...environment },
    stdio: [stdin, "pipe", "pipe"],
    encoding: "utf8",
  });
}

/** Not blocking: the double of BaseLinker is asked for the statuses. */
async function runInit() {
  const child = spawn(process.execPath, ["cli/shop.ts", envFile, "init"], {
    cwd: checkout,
    env: { PATH: process.env.PATH, ...settings },
    stdio: [openSync(answers, "r"), "pipe", "pipe"],
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, "exit"),
  ]);
  return { stdout, stderr, status: status as number };
}

/** The owner's folder is named in the file of settings alone. */
const envFile = "--env-file=sklep.env";
const noticeFile = () => join(checkout, "klocek/legal-guarantee.webp");
const configFile = () => join(checkout, "klocek/shop.config.ts");

beforeAll(async () => {
  checkout = copyCheckout({ demo: false });
  writeFileSync(join(checkout, "sklep.env"), "MY_DIR=klocek\n");
  baselinker = await openFakeBaselinker();
  const { account, url, token } = baselinker;
  settings = { BASELINKER_URL: url, BASELINKER_TOKEN: token, DATA_DIR: join(checkout, "data") };
  init = await runInit();
  const promotion = '{ product: "BRAK", percent: 10, from: "01.01.2026", to: "31.12.2099" }';
  const wrapping = "export const giftWrapping = { price: 900 };";
  appendFileSync(configFile(), `\n${wrapping}\nexport const promotions = [${promotion}];\n`);
  copyFileSync(join(import.meta.dirname, "../../docs/screenshots/order-360.webp"), noticeFile());
  const built = run(["build.ts", envFile]);
  if (built.status !== 0) throw new Error(built.stderr);
  account.categories = [
    { category_id: 1, name: "Klocki", parent_id: 0 },
    { category_id: 2, name: "Puzzle i układanki", parent_id: 0 },
    { category_id: 3, name: "Maluchy", parent_id: 0 },
  ];
  for (const [id, price] of [
    [1001, 11.99],
    [1002, 120],
  ] as const)
    account.products.set(
      id,
      fakeProduct(id, { category: id - 1000, images: {}, prices: { 105: price } }),
    );
  const forOlder = "Nie nadaje się dla dzieci w wieku poniżej 36 miesięcy.";
  const features = { Ostrzeżenie: forOlder };
  account.products.set(1003, fakeProduct(1003, { category: 3, images: {}, features }));
  shop = await startShop(settings, checkout);
});

afterAll(async () => {
  await shop?.close();
  await baselinker?.close();
  rmSync(checkout, { recursive: true, force: true });
});

const plain = (html: string) => html.replaceAll(/<[^>]+>/g, "").replaceAll(/[\u00a0\s]+/g, " ");

const open = async (path: string) => (await fetch(shop.origin + path)).text();

async function submit(path: string, fields: Record<string, string>): Promise<Response> {
  const stamp = await readFormTimestamp({ DATA_DIR: shop.folder });
  const body = new URLSearchParams({ stamp, ...fields });
  const headers = { Origin: shop.origin, Accept: "application/json" };
  return fetch(shop.origin + path, { method: "POST", body, headers });
}

describe("a clone whose my/ was made by init", () => {
  it("keeps what was answered, and init never overwrites it", () => {
    expect(init.stderr).toBe("");
    expect(init.status).toBe(0);
    expect(init.stdout).toContain("są: Klocki, Puzzle i układanki, Maluchy albo „żaden”");
    expect(init.stdout).toContain("„15” może znaczyć 15,00 zł albo 0,15 zł");
    expect(init.stdout).toContain("nie ma takiego statusu");
    const before = readFileSync(configFile(), "utf8");
    expect(before).toContain('"statusId": 1');
    const again = run(["cli/shop.ts", envFile, "init"], answers);
    expect(again).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("już jest i zostaje"),
    });
    expect(readFileSync(configFile(), "utf8")).toBe(before);
    expect(run(["cli/shop.ts", envFile, "check"]).stdout).toBe(
      "Konfiguracja, ustawienia i teksty są poprawne.\nNie podano, więc obowiązuje wartość ogólna:\n  my/content/about.md: strona „O nas”\nZawiadomienie o gwarancji prawnej: my/legal-guarantee.webp\n",
    );
  });

  it("opens with its name, categories and colours, without PayU", async () => {
    const home = await open("/");
    expect(home).toContain("<title>Klocek i Spółka. Klocki na każdą okazję</title>");
    expect(home).toContain("--coral:#1f6f54");
    expect(home).toContain(">Polecamy</h2>");
    expect(home).not.toMatch(/Bestseller|HIT!/);
    const letters = [...home.matchAll(/<text [^>]+>(\p{L})<\/text>/gu)].map(([, letter]) => letter);
    expect(letters).toEqual(["K", "K", "K", "K", "P", "M"]);
    const links = [...home.matchAll(/href="\/kategoria\/([^"]+)"/g)].map(([, key]) => key);
    expect(new Set(links)).toEqual(new Set(["klocki", "puzzle-i-ukladanki", "maluchy"]));
    expect(await open("/kategoria/klocki")).toContain("Zabawka nr 1001");
    expect((await fetch(`${shop.origin}/kategoria/gry`)).status).toBe(404);
    for (const path of ["/regulamin", "/polityka-prywatnosci", "/informacje-o-wysylce"]) {
      const text = (await open(path)).replaceAll(/<[^>]+>/g, " ");
      expect(text).not.toMatch(/PayU|Pocztex|odbiór osobist|odbiorze osobist|\{\{/i);
    }
    expect(await open("/kontakt?koszyk=true")).not.toMatch(/payu|pocztex/i);
  });

  it("has the answered prices and terms everywhere, and no word of VAT", async () => {
    const product = (await open("/produkt/1001")).replaceAll("\u00a0", " ");
    expect(product).toContain("Dostawa od 12,00 zł, gratis od 200,00 zł");
    expect(product).toContain("odsyłasz na nasz koszt");
    expect(product).toContain('"returnFees":"https://schema.org/FreeReturn"');
    const terms = (await open("/regulamin")).replaceAll("\u00a0", " ");
    const shipping = (await open("/informacje-o-wysylce")).replaceAll("\u00a0", " ");
    for (const page of [terms, shipping]) expect(page).toContain("17,11 zł (gratis od 200,00 zł)");
    expect(shipping).not.toMatch(/Publikowany cennik|12,99|14,99/);
    expect(terms).toContain("Sprzedawca korzysta ze zwolnienia z VAT");
    expect(await open("/polityka-zwrotow")).not.toMatch(/zwykle to około/);
    expect(await open("/kategoria/maluchy")).not.toContain("Zabawka nr 1003");
    const others = "/ /kategoria/klocki /produkt/1001 /kontakt?koszyk=true /informacje-o-wysylce";
    for (const path of others.split(" "))
      expect([path, /\bVAT\b/.test(await open(path))]).toEqual([path, false]);
  });

  it("wraps gifts, and says so in its texts", async () => {
    expect(await open("/kontakt?koszyk=true")).toMatch(/<input(?=[^>]*name="gift")(?!.*checked)/);
    const texts = ["/regulamin", "/informacje-o-wysylce", "/polityka-prywatnosci"].map(open);
    const [terms, shipping, privacy] = (await Promise.all(texts)).map(plain);
    expect(terms).toContain("pakowania (gdy zaznaczysz „To prezent”, za 9,00 zł)");
    expect(terms).toContain("Cena promocyjna obowiązuje w dniach promocji");
    expect(shipping).toContain("Tak, za 9,00 zł. Zaznacz „To prezent”");
    expect(shipping).toContain("Kod nie odbiera więc darmowej dostawy.");
    expect(privacy).toContain("przy prezencie dedykacja");
  });

  it("serves the notice of the legal guarantee unchanged, and shows it before an order", async () => {
    const path = "/gwarancja-prawna.webp";
    const response = await fetch(shop.origin + path);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(readFileSync(noticeFile()));
    const headers = ["Content-Type", "Cache-Control", "X-Content-Type-Options"];
    expect(headers.map((name) => response.headers.get(name))).toEqual([
      "image/webp",
      "public, max-age=86400",
      "nosniff",
    ]);
    const order = await open("/kontakt?koszyk=true");
    expect(order).toMatch(/<img src="\/gwarancja-prawna\.webp" alt="Urzędowe zawiadomienie/);
    for (const page of ["/", "/regulamin"]) expect(await open(page)).toContain(`href="${path}"`);
  });

  it.each([360, 1280])(
    "says in a browser at %i px what free delivery needs, and shows the notice",
    async (width) => {
      const browser = await chromium.launch({
        executablePath: prepareChromium(),
        args: chromiumArguments,
      });
      onTestFinished(() => browser.close());
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      await openHydrated(page, `${shop.origin}/produkt/1002`);
      await page.getByRole("button", { name: /^Dodaj do koszyka/ }).click();
      await page.getByRole("button", { name: "Koszyk, produkt: 1" }).click();
      const drawer = page.getByRole("dialog", { name: "Koszyk" });
      await drawer.getByText(/^Do darmowej dostawy brakuje 80,00\szł\.$/).waitFor();
      await drawer.getByRole("button", { name: /^Zwiększ ilość/ }).click();
      await drawer.getByText("Masz darmową dostawę.").waitFor();
      const inDrawer = await findViolations(page);
      await openHydrated(page, `${shop.origin}/kontakt?koszyk=true`);
      const summary = page.getByRole("region", { name: "Podsumowanie zamówienia" });
      await summary.getByText("Masz darmową dostawę.").waitFor();
      expect(await summary.textContent()).toMatch(/DostawaGratis/);
      const notice = page.getByRole("img", { name: /^Urzędowe zawiadomienie o prawnej gwarancji/ });
      await notice.scrollIntoViewIfNeeded();
      await expect
        .poll(() => notice.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect([inDrawer, await findViolations(page)]).toEqual([[], []]);
    },
  );

  it("has no kite on any page, in the manifest or in the name of a file", async () => {
    const addresses = [...(await open("/sitemap.xml")).matchAll(/<loc>([^<]+)/g)];
    const paths = addresses.map(([, url]) => new URL(url!).pathname);
    expect(paths.length).toBeGreaterThan(20);
    const others =
      "/kontakt?koszyk=true /szukaj?fraza=klocki /newsletter /blog/nie-ma /produkt/nie-ma /nie-ma /potwierdzenie-platnosci?status=success /manifest.webmanifest /logo.svg /favicon.svg /robots.txt /.well-known/security.txt";
    paths.push(...others.split(" "));
    for (const path of paths) {
      const page = await open(path);
      expect(
        kite.exec(page) && `${path}: ${page.slice(kite.exec(page)!.index - 80).slice(0, 160)}`,
      ).toBe(null);
      for (const [, picture] of page.matchAll(
        /(?:src|href|content)="([^"]*\.(?:jpg|png|svg|webp))"/g,
      )) {
        const address = new URL(picture!, shop.origin);
        expect([picture, (await fetch(address)).status]).toEqual([picture, 200]);
      }
    }
    const build = readFileSync(join(checkout, "build/current"), "utf8");
    const files = globSync("**/*", { cwd: join(checkout, "build", build, "client") });
    expect(files).toContain("icon-512.png");
    expect(files.filter((file) => kite.test(file) || file.startsWith("clips"))).toEqual([]);
  });

  it("has no kite in a mail or its attachments", async () => {
    const person = { name: "Ewa Żak", email: "ewa@example.com", phone: "+48 601 202 303" };
    const address = { address: "ul. Miła 3", postalCode: "42-400", city: "Zawiercie" };
    // The server takes an order only at the price that the pages show.
    expect((await open("/kontakt?koszyk=true")).replaceAll("\u00a0", " ")).toContain("17,11 zł");
    const total = 1199 + 1711;
    await submit("/kontakt?koszyk=true", {
      ...person,
      ...address,
      message: "",
      terms: "on",
      key: "the-only-order-of-ewa",
      delivery: "kurier",
      payment: "przelew",
      lines: JSON.stringify([{ id: "1001", quantity: 1 }]),
      shownTotal: String(total),
    });
    await submit("/kontakt", { ...person, message: "Dzień dobry", key: "the-only-message-of-ewa" });
    await submit("/newsletter", { email: "ewa@example.com", consent: "on" });
    await submit("/odstapienie", {
      name: "Ewa Żak",
      orderNumber: "L-1001",
      email: "ewa@example.com",
      items: "",
      key: "0123456789abcdef0123",
      step: "confirm",
    });
    await waitForMails(6);
    const environment = { DATA_DIR: shop.folder, ORIGIN: shop.origin };
    const confirm = ["cli/shop.ts", envFile, "orders", "confirm", "L-1001"];
    const confirmed = run(confirm, undefined, environment);
    expect(confirmed.stderr).toBe("");
    const mails = await waitForMails(7);
    for (const mail of mails) {
      const attached = mail.attachments.map(({ content }) =>
        new TextDecoder().decode(content as ArrayBuffer),
      );
      const whole = [mail.subject, mail.from?.name, mail.text, mail.html, ...attached].join("\n");
      expect(whole).toContain("Klocek i Spółka");
      expect(kite.exec(whole)).toBe(null);
      expect(whole).not.toMatch(/z VAT\b/);
    }
  });
});

describe("a shop that was built", () => {
  const builds = () => join(checkout, "build");
  const listBuilds = () => [readdirSync(builds()), readFileSync(join(builds(), "current"), "utf8")];
  /** Runs `npm start` up to where it finds the port of the running shop taken. */
  const start = () =>
    run(["start.ts", envFile], undefined, { PORT: new URL(shop.origin).port, HOST: "127.0.0.1" });

  it("is not built again by npm start while nothing has changed", () => {
    const before = listBuilds();
    expect(start().stderr).toMatch(
      /^Sklep nie może się otworzyć: adres [^\n]+ jest zajęty[^\n]+\n$/,
    );
    expect(listBuilds()).toEqual(before);
  });

  it("stays as it was when a build fails, also on a full disk, and opens after a crash", async () => {
    const before = listBuilds();
    const config = readFileSync(configFile(), "utf8").replace("Klocek i Spółka", "Inna nazwa");
    writeFileSync(configFile(), config);
    const full = ["--fsize=4096:", process.execPath, "build.ts", envFile];
    expect(spawnSync("prlimit", full, { cwd: checkout }).status).not.toBe(0);
    expect(listBuilds()).toEqual(before);

    writeFileSync(configFile(), config.replace('"pocztex": null', '"pocztex": null,,'));
    const failed = start();
    expect(failed.stdout).toBe("");
    expect(failed.stderr).toMatch(/^Nie można uruchomić sklepu: błąd zapisu/);
    expect(failed.stderr).toMatch(/NIE UDAŁO SIĘ ZBUDOWAĆ SKLEPU[^]+ jest zajęty/);
    expect(listBuilds()).toEqual(before);

    await shop.kill();
    shop = await startShop(settings, checkout);
    expect(await open("/")).toContain("<title>Klocek i Spółka.");
    expect(await open("/")).toContain("--coral:#1f6f54");
    expect(shop.log()).toContain("Sklep działa tak, jak go zbudowano");
  });
});

async function waitForMails(count: number): Promise<Email[]> {
  const folder = join(shop.folder, "mail");
  await expect.poll(() => listMails(folder).length).toBe(count);
  const files = listMails(folder).map((name) => readFileSync(join(folder, name)));
  return Promise.all(files.map((file) => PostalMime.parse(file)));
}

/** Without files that are still being written, and alerts, which depend on how long the test takes. */
function listMails(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => name.endsWith(".eml") && !name.includes("-alert-"));
}
