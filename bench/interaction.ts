import type { Page } from "@playwright/test";
import { openBrowser } from "./browser.ts";
import { startShop } from "./servers.ts";
import { median } from "./load.ts";

/**
 * `npm run bench:interaction [rounds]`: a phone with a cold cache, a processor four times slower
 * and a slow network. First from the tap on „Dodaj do koszyka” to the drawer with its total; then,
 * for each first action before hydration, from hydration to its outcome.
 */
const rounds = Number(process.argv[2] ?? 5);
const phone = { width: 360, height: 740 };
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

type Action = { name: string; path: string; taps: string[]; outcome: string };

const cart = ".header__cart";
const emptyDrawer = "dialog#koszyk[open] [data-cart-empty]";
const secondDot = '.dot[aria-label="Slajd 2"]';
const add = ".add-to-cart > .button";
const actions: Action[] = [
  { name: "search", path: "/", taps: [".header__search"], outcome: "dialog[open] .search input" },
  { name: "cart", path: "/produkt/1101", taps: [cart], outcome: emptyDrawer },
  { name: "add to cart", path: "/produkt/1101", taps: [add], outcome: ".header__count" },
  {
    name: "next slide",
    path: "/",
    taps: [secondDot],
    outcome: `${secondDot}[aria-current=true]`,
  },
  { name: "menu", path: "/", taps: [".header__menu-button"], outcome: "#menu:popover-open" },
];

const shop = await startShop(1, "/");
const origin = new URL(shop.url).origin;
const whole: Action = {
  name: "",
  path: "/produkt/1101",
  taps: [add, cart],
  outcome: `dialog#koszyk:has(.cart-line) .totals`,
};
const waits = await repeat(whole, ({ tapped, done }) => done - tapped);
console.log(`From „Dodaj do koszyka” to the drawer's total: ${Math.round(median(waits))} ms`);
console.log("\n| first action | done after the page listens |\n|---|---|");
for (const action of actions) {
  const late = await repeat(action, ({ hydrated, done }) => Math.max(0, done - hydrated));
  console.log(`| ${action.name} | ${Math.round(median(late))} ms |`);
}
await shop.close();

type Times = { tapped: number; hydrated: number; done: number };

async function repeat(action: Action, pick: (times: Times) => number): Promise<number[]> {
  const results: number[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(pick(await act(action)));
  return results;
}

async function act({ path, taps, outcome }: Action): Promise<Times> {
  const browser = await openBrowser(origin, false, phone);
  const page = await browser.context.newPage();
  await slowDown(page);
  await page.addInitScript(watch, outcome);
  await page.goto(origin + path, { waitUntil: "commit" });
  for (const tap of taps) await touch(page, tap);
  await page.waitForFunction(() => "hydrated" in window && "done" in window, null, {
    timeout: 120_000,
  });
  const times = await page.evaluate(() => {
    const { tapped, hydrated, done } = window as unknown as Times;
    return { tapped, hydrated, done };
  });
  await browser.close();
  return times;
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slowNetwork);
}

/** Taps the element as soon as it exists. */
async function touch(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().tap({ force: true });
}

/** Runs in the page: records the first tap, hydration, and when the outcome is rendered. */
function watch(outcome: string): void {
  const note = (name: keyof Times) => {
    if (!(name in window)) Object.assign(window, { [name]: performance.now() });
  };
  addEventListener("pointerdown", () => note("tapped"), { capture: true, once: true });
  document.addEventListener("shop:hydrated", () => {
    if (!document.querySelector("shop-island:not([data-hydrated], [data-lazy])")) note("hydrated");
  });
  const check = () => {
    if (document.querySelector(outcome)) note("done");
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
