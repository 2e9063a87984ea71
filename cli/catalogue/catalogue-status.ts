import { reasons, reportCatalogue, reportStoredCatalogue } from "../../server/catalogue/report.ts";
import { featureNames } from "../../server/catalogue/safety.ts";
import { readMakers } from "../../server/content/read-makers.ts";
import { readEnv } from "../../server/env.ts";
import { failuresFolder, readPictureFailures } from "../../server/images/picture-failures.ts";
import { loadDemo } from "../../server/shop/load-demo.ts";
import type { Command } from "../run/command.ts";
import { toIso } from "../output/dates.ts";
import { withStore } from "../run/open-store.ts";
import { minuteMs } from "../../shop/time/durations.ts";

const maxRows = 20;

/** Shows age, counts, excluded products, unmapped categories and missing safety data. */
export const catalogueStatus: Command = {
  name: "catalogue status",
  about: "pokazuje wiek katalogu, liczby, pominięte produkty i braki",
  async run({ json }) {
    const status = await readStatus();
    console.log(json ? JSON.stringify(status, null, 2) : describe(status).join("\n"));
  },
};

type Status = Awaited<ReturnType<typeof readStatus>>;

async function readStatus() {
  if (readEnv(process.env).BASELINKER_TOKEN === undefined) {
    const metadata = { categories: [], manufacturers: {} };
    const { demoCatalogue } = await loadDemo();
    const report = reportCatalogue({ products: demoCatalogue().products, leftOut: [], metadata });
    return { source: "demo", checkedAt: null, ageMinutes: null, problem: null, ...report };
  }
  return withStore(async ({ env, store, now }) => {
    const failures = await readPictureFailures(failuresFolder(env.DATA_DIR), now);
    const { checkedAt, problem } = await store.sync.state();
    return {
      source: "baselinker",
      checkedAt: toIso(checkedAt),
      ageMinutes: checkedAt === undefined ? null : Math.floor((now - checkedAt) / minuteMs),
      problem: problem ?? null,
      ...(await reportStoredCatalogue(store, readMakers(), failures)),
    };
  });
}

function describe(status: Status): string[] {
  const { leftOut, unmappedCategories, missingSafetyData, missingInFeeds } = status;
  const { unusableEans, unshownPictures } = status;
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
    `Warianty do wyboru: ${status.variants}; bez produktu, do którego należą: ${status.orphans}`,
    `Zestawy z innych produktów: ${status.sets}; bez znanych części, więc bez zapasu: ${status.brokenSets.length}`,
    ...shorten(status.brokenSets, ({ id, name }) => `  ${id} ${name}`),
    `Kategorie magazynu bez działu: ${unmappedCategories.length}`,
    ...shorten(unmappedCategories, ({ id, name, products }) => `  ${id} ${name}: ${products}`),
    `Produkty z brakami danych o bezpieczeństwie: ${missingSafetyData.length}`,
    ...shorten(missingSafetyData, describeMissing),
    ...(missingSafetyData.length > 0 ? describeFeatures() : []),
    `Produkty, których nie ma w plikach dla Google i Ceneo: ${missingInFeeds.length}`,
    ...shorten(missingInFeeds, describeMissing),
    `Produkty z EAN-em, którego nie przyjmie Google ani Ceneo: ${unusableEans.length}`,
    ...shorten(unusableEans, ({ id, name, ean, why }) => `  ${id} ${name}: „${ean}”, ${why}`),
    `Zdjęcia, których sklep nie mógł pokazać: ${unshownPictures.length}`,
    ...shorten(
      unshownPictures,
      ({ id, name, url, reason }) => `  ${id} ${name}: ${reason}, ${url}`,
    ),
  ];
}

type Missing = Status["missingInFeeds"][number];

function describeMissing({ id, name, missing }: Missing): string {
  return `  ${id} ${name}: ${missing.join(", ")}`;
}

/** Upper and lower case and Polish letters make no difference. */
function describeFeatures(): string[] {
  const lines = Object.values(featureNames).map((names) => `  ${names.join(", ")}`);
  return [
    "Cechy produktu w BaseLinkerze, w których sklep ich szuka (myślnik to spacja):",
    ...lines,
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
