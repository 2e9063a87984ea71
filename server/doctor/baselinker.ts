import * as shopConfig from "../../shop.config.ts";
import { createBaselinker } from "../baselinker/client/baselinker.ts";
import { selectInventory } from "../baselinker/client/inventory-selection.ts";
import { isBlocked, problemOf } from "../baselinker/sync/result.ts";
import { acquireBaselinkerCall } from "../baselinker/client/acquire-call.ts";
import { reportStoredCatalogue, type CatalogueReport } from "../catalogue/report.ts";
import { readMakers } from "../content/read-makers.ts";
import type { Env } from "../env.ts";
import { failuresFolder, readPictureFailures } from "../images/picture-failures.ts";
import { BaselinkerFailure } from "../baselinker/client/failure.ts";
import { connectionOptions, syncOptions } from "../baselinker/sync/sync-options.ts";
import type { Store } from "../db/store.ts";
import type { SyncState } from "../db/catalogue/sync-state.ts";
import { formatAge, formatExamples } from "../alerts/format.ts";
import { findingsFor, type Finding } from "./finding.ts";
import { checkOrderStatuses } from "./order-statuses.ts";
import { explainUnreachable } from "./reach.ts";
import { hourMs } from "../../shop/time/durations.ts";
import { shopCommand } from "../../shop/shop-command.ts";

const { good, warning, bad } = findingsFor("magazyn");

export async function checkBaselinker(env: Env, store: Store, now: number): Promise<Finding[]> {
  const { BASELINKER_TOKEN: token } = env;
  if (token === undefined) {
    const advice = "Ustaw BASELINKER_TOKEN, aby sprzedawać to, co masz w magazynie.";
    return [warning("Sklep pokazuje katalog pokazowy", advice)];
  }
  const connection = await checkConnection(env, store, token);
  const age = checkAge(await store.sync.state(), now);
  const failures = await readPictureFailures(failuresFolder(env.DATA_DIR), now);
  const products = checkProducts(await reportStoredCatalogue(store, readMakers(), failures));
  return [...connection, ...age, ...products];
}

export async function checkToken(env: Env): Promise<Finding[]> {
  const { BASELINKER_TOKEN: token } = env;
  if (token === undefined) return [];
  return checkAccount({ ...connectionOptions(env, token), acquireCall: async () => {} });
}

async function checkConnection(env: Env, store: Store, token: string): Promise<Finding[]> {
  const options = syncOptions({ env, store }, token);
  if (isBlocked(await store.sync.state(), options)) {
    const advice = "Poczekaj: sklep sam ponowi próbę po tej przerwie.";
    return [bad("BaseLinker wstrzymał token", advice)];
  }
  const acquireCall = () => acquireBaselinkerCall(options, { yieldsToExports: true });
  return checkAccount({ ...options, acquireCall });
}

type ConnectionOptions = ReturnType<typeof connectionOptions> & {
  acquireCall: () => Promise<void>;
};

async function checkAccount(options: ConnectionOptions): Promise<Finding[]> {
  try {
    const baselinker = createBaselinker(options);
    const inventories = await baselinker.inventories();
    const priceGroups = await baselinker.priceGroups();
    const selection = selectInventory(options.preference, { inventories, priceGroups });
    const { inventory, priceGroup, warehouses } = selection;
    return [
      good(
        `BaseLinker odpowiada: katalog ${inventory}, grupa cenowa ${priceGroup}, magazyny ${warehouses.join(", ")}`,
      ),
      ...(await checkOrderStatuses(baselinker, shopConfig)),
    ];
  } catch (error) {
    const advice = "Sklep sprzedaje z ostatniego dobrego katalogu; popraw to pilnie.";
    const isLost = error instanceof BaselinkerFailure && error.kind === "transport";
    const unreachable = isLost && (await explainUnreachable(options.url));
    return [bad(unreachable ? `BaseLinker: ${unreachable}` : problemOf(error), advice)];
  }
}

/** An outdated catalogue is an alert. */
function checkAge({ checkedAt, problem }: SyncState, now: number): Finding[] {
  if (checkedAt === undefined || now - checkedAt > hourMs) return [];
  const text = `Magazyn przeczytany ${formatAge(now - checkedAt)} temu`;
  if (!problem) return [good(text)];
  return [warning(`${text}. ${problem}`, `Zobacz dziennik sklepu i uruchom: ${shopCommand} sync`)];
}

function checkProducts(report: CatalogueReport): Finding[] {
  const { products, leftOut, unmappedCategories: unmapped, missingSafetyData: unsafe } = report;
  const { missingInFeeds: unlisted, unusableEans: eans } = report;
  const advice = `Całą listę pokazuje: ${shopCommand} catalogue status`;
  const lists: [string, string[]][] = [
    ["Produkty pominięte", leftOut.map(({ name, id, reason }) => `${name || id} (${reason})`)],
    ["Kategorie bez działu", unmapped.map(({ name, id }) => name || id)],
    ["Produkty bez danych o bezpieczeństwie", unsafe.map(({ name }) => name)],
    [
      "Produkty, których nie ma w plikach dla Google i Ceneo",
      unlisted.map(({ name, missing }) => `${name} (brak: ${missing.join(", ")})`),
    ],
    ["Produkty z błędnym EAN-em", eans.map(({ name, ean }) => `${name} (${ean})`)],
    [
      "Zdjęcia, których sklep nie mógł pokazać",
      report.unshownPictures.map(({ name, reason }) => `${name} (${reason})`),
    ],
  ];
  const missing = lists.filter(([, names]) => names.length > 0);
  return [
    products > 0
      ? good(`W sprzedaży: ${products}`)
      : bad("Sklep nie ma czego sprzedawać", "Sprawdź ceny, kategorie i magazyn w BaseLinkerze."),
    ...missing.map(([what, names]) =>
      warning(`${what}: ${names.length}, np. ${formatExamples(names)}`, advice),
    ),
  ];
}
