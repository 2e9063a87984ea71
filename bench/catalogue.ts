import { parseQuery } from "../shop/catalogue/search/parse-query.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { categoryTexts } from "../shop.config.ts";
import { loadContent } from "../server/content/load-content.ts";
import { createAvailableCatalogue } from "../server/catalogue/available-catalogue.ts";
import { createStoredProducts } from "../server/catalogue/stored-products.ts";
import type { InventoryProduct } from "../server/db/catalogue/inventory.ts";
import { migrate } from "../server/db/connection/migrate.ts";
import { openSqlite } from "../server/db/dialect/sqlite.ts";
import type { Database } from "../server/db/schema.ts";
import { createStore, type Store } from "../server/db/store.ts";
import { dayMs } from "../shop/time/durations.ts";
import { listProducts } from "../shop/catalogue/listing/product-listing.ts";
import { parseListing } from "../shop/catalogue/listing/listing.ts";

/**
 * `node --expose-gc bench/catalogue.ts [counts]`: time and memory of catalogues of these sizes, each
 * without and with 400 days of prices, and how much longer the second takes; `10000x3` gives each
 * product three variants.
 */
const everything = parseListing(new URLSearchParams());
const { dictionary } = loadContent({ ORIGIN: "https://shop.example", PAYU: undefined });

const historyDays = 400;
const daysBetweenPrices = 4;
const rounds = 9;

const sizes = process.argv.slice(2);
for (const size of sizes.length > 0 ? sizes : ["1000", "10000", "10000x3", "100000"]) {
  const [count = 0, variants = 0] = size.split("x").map(Number);
  const plain = await measure({ count, variants }, 0);
  const priced = await measure({ count, variants }, historyDays);
  const ratios = Object.entries(priced).map(
    ([name, time]) => `${name} × ${(time / plain[name as keyof typeof plain]).toFixed(2)}`,
  );
  console.log(`${size} products with ${historyDays} days of prices: ${ratios.join(", ")}`);
}

async function measure({ count, variants }: Size, days: number) {
  const folder = mkdtempSync(join(tmpdir(), "latawiec-bench-"));
  const db = openSqlite(join(folder, "shop.sqlite"));
  await migrate(db);
  await fillPriceHistory(db, count, days);
  const store = createStore(db);
  const start = performance.now();
  await saveProducts(store, { count, variants }, 0);
  const save = performance.now() - start;
  const before = memory();
  const source = createStoredProducts({ store, lists: categoryTexts });
  const current = createAvailableCatalogue({ store, source });
  const load = await measureEventLoop(() => current.refresh());
  const memoryUsed = memory() - before;
  const read = await measureEventLoop(() => readAsSync(store));
  const { saveOf100, swap } = await measureChanges(store, current, { count, variants });
  await saveProducts(store, { count, variants }, rounds + 1);
  const all = await measureEventLoop(() => current.refresh());
  const catalogue = current.catalogue();
  const lookup = perCall(1_000_000, (index) => catalogue.product(String(1000 + (index % count))));
  const categoryKeys = Object.keys(categoryTexts);
  const category = perCall(10_000, (index) => catalogue.inCategory(categoryKeys[index % 6]!));
  const list = (changes: object) => (index: number) =>
    listProducts(catalogue.inCategory(categoryKeys[index % 6]!), { ...everything, ...changes });
  list({ sort: "cena-rosnaco" })(0);
  const page = perCall(200, list({ sort: "cena-rosnaco" }));
  const filter = perCall(200, list({ from: 3000, to: 5000, availableOnly: true }));
  const search = perCall(20, (index) =>
    catalogue.search(parseQuery(`kloki 10${index}`, dictionary), dictionary),
  );
  console.log(
    [
      `${count} products with ${variants} variants each, ${days} days`,
      `save ${save.toFixed(0)} ms`,
      `load ${formatTurns(load)}`,
      `read by a sync ${formatTurns(read)}`,
      `save of 100 ${saveOf100.toFixed(1)} ms`,
      `swap of 100 ${formatTurns(swap)}`,
      `swap of all ${formatTurns(all)}`,
      `lookup ${(lookup * 1000).toFixed(2)} µs`,
      `category ${(category * 1000).toFixed(2)} µs`,
      `category page ${page.toFixed(3)} ms`,
      `filter ${filter.toFixed(3)} ms`,
      `search ${search.toFixed(2)} ms`,
      `memory ${(memoryUsed / 1024 / 1024).toFixed(0)} MiB, process ${(process.memoryUsage().rss / 1024 / 1024).toFixed(0)} MiB`,
    ].join(", "),
  );
  await store.close();
  rmSync(folder, { recursive: true });
  return {
    load: load.work,
    read: read.work,
    "save of 100": saveOf100,
    "swap of 100": swap.work,
    "swap of all": all.work,
    "category page": page,
    filter,
    search,
  };
}

/** The median of several changes of a hundred prices, as stored and as taken over. */
async function measureChanges(
  store: Store,
  current: { refresh: () => Promise<unknown> },
  { count, variants }: Size,
) {
  const saves: number[] = [];
  const swaps: Awaited<ReturnType<typeof measureEventLoop>>[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const start = processorMs();
    await saveProducts(store, { count: Math.min(count, 100), variants }, round);
    saves.push(processorMs() - start);
    swaps.push(await measureEventLoop(() => current.refresh()));
  }
  const middle = (rounds - 1) / 2;
  return {
    saveOf100: saves.toSorted((one, other) => one - other)[middle]!,
    swap: swaps.toSorted((one, other) => one.work - other.work)[middle]!,
  };
}

/** Saves products whose prices are higher each time; the first time with their categories. */
type Size = { count: number; variants: number };

async function saveProducts(store: Store, { count, variants }: Size, time: number): Promise<void> {
  const changed = Array.from({ length: count }, (_, index) => index).flatMap((index) => [
    { ...inventoryProduct(index, time), ...(variants > 0 && { hasVariants: true as const }) },
    ...Array.from({ length: variants }, (_, part) => inventoryVariant(index, part, time)),
  ]);
  const now = Date.now();
  const leaseMs = 600_000;
  const metadata = {
    categories: Object.keys(categoryTexts).map((name, id) => ({ id: `${id}`, name, parent: "0" })),
    manufacturers: { 7: "Dębowy Konik Sp. z o.o." },
  };
  const claim = { workerId: "bench", now, leaseMs, early: true };
  const job = (await store.jobs.claim("catalogue-sync", claim))!;
  const offers = new Map(changed.map(({ id, price }) => [id, { price: price! }]));
  const prices = { offers, at: now, clockAgrees: true };
  const changes = { changed, unchanged: [], removed: [], begunAt: 0, prices };
  await store.catalogue.save(job, now, leaseMs, { ...changes, ...(time === 0 && { metadata }) });
  await store.jobs.reschedule(job, { runAt: now, attempts: 0 });
}

/** Four hundred days in which each product had another price every four days. */
async function fillPriceHistory(db: Database, count: number, days: number): Promise<void> {
  if (days === 0) return;
  const start = Date.now() - days * dayMs;
  await db.transaction().execute(async (trx) => {
    for (let index = 0; index < count; index += 1) {
      const rows = Array.from({ length: days / daysBetweenPrices }, (_, change) => ({
        product_id: String(1000 + index),
        since: start + change * daysBetweenPrices * dayMs,
        until: start + (change + 1) * daysBetweenPrices * dayMs,
        price: 1999 + change,
      }));
      await trx.insertInto("price_history").values(rows).execute();
    }
  });
}

/** Every product with the price at which it is offered. */
async function readAsSync(store: Store): Promise<void> {
  await Array.fromAsync(store.catalogue.readAll());
}

function inventoryVariant(index: number, part: number, price: number): InventoryProduct {
  const product = inventoryProduct(index, price);
  const id = String(1_000_000 + index * 10 + part);
  const own = { id, parent: product.id, name: `Kolor: ${part}`, sku: `SKU-${id}`, ean: "" };
  return { ...product, ...own, description: "", pictures: [] };
}

/** A typical amount of text, and three pictures. */
function inventoryProduct(index: number, price: number): InventoryProduct {
  const id = String(1000 + index);
  const line = `Zabawka numer ${id}: drewniana, malowana ręcznie, z certyfikatem i pudełkiem na prezent.`;
  return {
    id,
    name: `Klocki drewniane ${id} elementów`,
    price: 1999 + (index % 300) * 100 + price,
    stock: index % 20,
    sku: `SKU-${id}`,
    ean: `590${id.padStart(10, "0")}`,
    category: String(index % 6),
    manufacturer: "7",
    description: Array.from({ length: 8 }, (_, part) => `${part + 1}. ${line}`).join("\n"),
    pictures: [1, 2, 3].map(
      (part) => `https://upload.cdn.baselinker.com/products/${id}/${part}.jpg`,
    ),
    features: { Wiek: "3+", Materiał: "drewno" },
    readAt: 0,
  };
}

function formatTurns({ work, longest }: Awaited<ReturnType<typeof measureEventLoop>>): string {
  return `${work.toFixed(0)} ms (at a stretch ${longest.toFixed(1)} ms)`;
}

/** Measures total CPU time and the longest block of the event loop. */
async function measureEventLoop(work: () => Promise<unknown>) {
  const start = processorMs();
  let last = start;
  let longest = 0;
  let over = false;
  const tick = () => {
    const now = processorMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (!over) setImmediate(tick);
  };
  setImmediate(tick);
  await work();
  over = true;
  const end = processorMs();
  return { work: end - start, longest: Math.max(longest, end - last) };
}

/** CPU time of this thread, unaffected by other processes. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function perCall(calls: number, work: (index: number) => unknown): number {
  const start = performance.now();
  for (let index = 0; index < calls; index += 1) work(index);
  return (performance.now() - start) / calls;
}

function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
