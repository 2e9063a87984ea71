import { categoryTexts } from "../shop.config.ts";
import { createStoredProducts } from "../server/catalogue/stored-products.ts";
import { reasons, reportCatalogue, type CatalogueReport } from "../server/catalogue/report.ts";
import { readEnv } from "../server/env.ts";
import { loadDemo } from "../server/load-demo.ts";
import { openDatabase } from "../server/db/open-database.ts";
import { createStore } from "../server/db/store.ts";
import type { ParsedArgs, Command } from "./command.ts";

const maxRows = 20;
const minuteMs = 60_000;

type Status = CatalogueReport & {
  source: "baselinker" | "demo";
  checkedAt: string | null;
  ageMinutes: number | null;
  problem: string | null;
};

/** Shows age, counts, excluded products, unmapped categories and missing safety data. */
export const catalogueStatus: Command = {
  name: "catalogue status",
  about: "pokazuje wiek katalogu, liczby, pominięte produkty i braki",
  run: showCatalogueStatus,
};

async function showCatalogueStatus({ json }: ParsedArgs): Promise<number> {
  const status = await readStatus(Date.now());
  console.log(json ? JSON.stringify(status, null, 2) : describe(status).join("\n"));
  return 0;
}

async function readStatus(now: number): Promise<Status> {
  const env = readEnv(process.env);
  if (env.BASELINKER_TOKEN === undefined) {
    const metadata = { categories: [], manufacturers: {} };
    const { demoCatalogue } = await loadDemo();
    const report = reportCatalogue({ products: demoCatalogue().products, leftOut: [], metadata });
    return { source: "demo", checkedAt: null, ageMinutes: null, problem: null, ...report };
  }
  const store = createStore(await openDatabase(env));
  try {
    const current = createStoredProducts({ store, lists: categoryTexts });
    await current.refresh();
    const { checkedAt, problem } = await store.sync.state();
    const parts = {
      products: [...current.list().products.values()],
      leftOut: current.leftOut(),
      metadata: current.metadata(),
    };
    return {
      source: "baselinker",
      checkedAt: checkedAt === undefined ? null : new Date(checkedAt).toISOString(),
      ageMinutes: checkedAt === undefined ? null : Math.floor((now - checkedAt) / minuteMs),
      problem: problem ?? null,
      ...reportCatalogue(parts),
    };
  } finally {
    await store.close();
  }
}

function describe(status: Status): string[] {
  const { leftOut, unmappedCategories, missingSafetyData } = status;
  const why = Map.groupBy(leftOut, (each) => each.why);
  return [
    describeAge(status),
    ...(status.problem ? [`Uwaga: ${status.problem}`] : []),
    `W sprzedaży: ${status.products}, w tym bez zapasu: ${status.soldOut}`,
    `Pominięte: ${leftOut.length}`,
    ...[...why].flatMap(([key, products]) => [
      `  ${reasons[key]}: ${products.length}`,
      ...shorten(products, ({ id, name }) => `    ${id} ${name}`),
    ]),
    `Kategorie magazynu bez działu: ${unmappedCategories.length}`,
    ...shorten(unmappedCategories, ({ id, name, products }) => `  ${id} ${name}: ${products}`),
    `Produkty z brakami danych o bezpieczeństwie: ${missingSafetyData.length}`,
    ...shorten(
      missingSafetyData,
      ({ id, name, missing }) => `  ${id} ${name}: ${missing.join(", ")}`,
    ),
  ];
}

function describeAge({ source, checkedAt, ageMinutes }: Status): string {
  if (source === "demo") return "Katalog pokazowy (brak BASELINKER_TOKEN)";
  if (checkedAt === null) return "Magazyn nie był jeszcze przeczytany";
  return `Magazyn przeczytany ${ageMinutes} min temu (${checkedAt})`;
}

function shorten<T>(all: readonly T[], line: (each: T) => string): string[] {
  const rest = all.length - maxRows;
  return [
    ...all.slice(0, maxRows).map(line),
    ...(rest > 0 ? [`  … i jeszcze ${rest} (wszystkie: --json)`] : []),
  ];
}
