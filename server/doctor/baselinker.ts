import { randomUUID } from "node:crypto";
import { categoryTexts } from "../../shop.config.ts";
import { createBaselinker } from "../baselinker/client/baselinker.ts";
import { chooseSource } from "../baselinker/client/inventory-selection.ts";
import { isBlocked, problemOf } from "../baselinker/sync/result.ts";
import { callsAMinute } from "../baselinker/sync/call-rate.ts";
import { createCurrentCatalogue } from "../catalogue/catalogue-store.ts";
import { reportCatalogue } from "../catalogue/report.ts";
import type { Env } from "../env.ts";
import { syncMeans } from "../baselinker/sync/sync-options.ts";
import type { Store } from "../db/store.ts";
import { formatAge, formatPlaces } from "./format.ts";
import { speakOf, type Finding } from "./finding.ts";
import { examineWarehouseOrders } from "./order-export.ts";

const { good, warning, bad } = speakOf("magazyn");

const leaseMs = 60_000;
const hourMs = 3_600_000;
const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Whether BaseLinker answers and holds what the settings name, and what is missing in the goods. */
export async function examineWarehouse(env: Env, store: Store, now: number): Promise<Finding[]> {
  const { BASELINKER_TOKEN: token } = env;
  if (token === undefined) {
    const advice = "Ustaw BASELINKER_TOKEN, aby sprzedawać to, co masz w magazynie.";
    return [warning("Sklep pokazuje katalog pokazowy", advice)];
  }
  const answer = await askWarehouse(env, store, token);
  const current = createCurrentCatalogue({ store, lists: categoryTexts });
  await current.renew();
  const { checkedAt, problem } = await store.warehouseState();
  const report = reportCatalogue({
    catalogue: current.catalogue(),
    leftOut: current.leftOut(),
    frame: current.frame(),
  });
  const orders = await examineWarehouseOrders(store, now);
  return [answer, examineAge(checkedAt, problem, now), ...orders, ...examineGoods(report)];
}

/** Two calls of the budget that all who share the account share. */
async function askWarehouse(env: Env, store: Store, token: string): Promise<Finding> {
  const closing = new AbortController();
  const means = { ...syncMeans({ env, store, log: silentLog }, token, closing.signal) };
  const owner = randomUUID();
  if (isBlocked(await store.warehouseState(), means)) {
    return bad("BaseLinker wstrzymał token", "Poczekaj: sklep sam ponowi próbę po tej przerwie.");
  }
  if (!(await store.claimWarehouse(owner, Date.now(), leaseMs))) {
    return good("BaseLinker jest właśnie czytany przez sklep");
  }
  const takeTurn = async () => {
    const pause = await store.takeCall(owner, Date.now(), leaseMs, callsAMinute);
    if (pause > 0) await means.wait(pause);
  };
  try {
    const baselinker = createBaselinker({ ...means, takeTurn, signal: closing.signal });
    const inventories = await baselinker.inventories();
    const { inventory, priceGroup, warehouses } = chooseSource(means.wish, {
      inventories,
      priceGroups: await baselinker.priceGroups(),
    });
    return good(
      `BaseLinker odpowiada: katalog ${inventory}, grupa cenowa ${priceGroup}, magazyny ${warehouses.join(", ")}`,
    );
  } catch (error) {
    return bad(
      problemOf(error),
      "Sklep sprzedaje z ostatniego dobrego katalogu; popraw to pilnie.",
    );
  } finally {
    await store.finishReading(owner, {});
  }
}

function examineAge(
  checkedAt: number | undefined,
  problem: string | undefined,
  now: number,
): Finding {
  const advice = "Zobacz dziennik sklepu i uruchom: npm run shop -- sync";
  if (checkedAt === undefined) return bad("Magazyn nie był jeszcze przeczytany", advice);
  const text = `Magazyn przeczytany ${formatAge(now - checkedAt)} temu${problem ? `. ${problem}` : ""}`;
  if (now - checkedAt > 24 * hourMs) return bad(text, advice);
  return problem || now - checkedAt > hourMs ? warning(text, advice) : good(text);
}

function examineGoods(report: ReturnType<typeof reportCatalogue>): Finding[] {
  const { products, leftOut, unmappedCategories: unmapped, missingSafetyData: unsafe } = report;
  const advice = "Całą listę pokazuje: npm run shop -- catalogue status";
  const lists: [string, string[]][] = [
    ["Produkty pominięte", leftOut.map(({ name, id, reason }) => `${name || id} (${reason})`)],
    ["Kategorie bez działu", unmapped.map(({ name, id }) => name || id)],
    ["Produkty bez danych o bezpieczeństwie", unsafe.map(({ name }) => name)],
  ];
  const missing = lists.filter(([, names]) => names.length > 0);
  return [
    products > 0
      ? good(`W sprzedaży: ${products}`)
      : bad("Sklep nie ma czego sprzedawać", "Sprawdź ceny, kategorie i magazyn w BaseLinkerze."),
    ...missing.map(([what, names]) =>
      warning(`${what}: ${names.length}, np. ${formatPlaces(names)}`, advice),
    ),
  ];
}
