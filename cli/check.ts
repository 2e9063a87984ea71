import * as shopConfig from "../shop.config.ts";
import { readSettings } from "../server/read-settings.ts";
import { OperatorError } from "../server/operator-error.ts";
import { listDifferingPrices } from "../server/shop-config/check/differing-prices.ts";
import { findOwnFolder } from "../server/shop-config/find-shop-folder.ts";
import { findBadPictures } from "../server/shop-config/check/check-pictures.ts";
import { findNoticeMistakes, noticeFile } from "../server/shop-config/guarantee-notice.ts";
import { listUnstated } from "../server/shop-config/check/unstated.ts";
import { listUnfinished } from "../server/shop-config/public-shop.ts";
import { shopFolder } from "../server/shop-config/shop-folder.ts";
import type { Env } from "../server/env.ts";
import {
  checkStatuses,
  type AccountStatus,
  type StatusName,
} from "../shop/order/baselinker/warehouse-statuses.ts";
import { readStatuses } from "./catalogue/read-statuses.ts";
import type { Command } from "./run/command.ts";

/** The checks of the start, without starting. */
export const check: Command = {
  name: "check",
  about:
    "sprawdza konfigurację, ustawienia, teksty i obrazki, zanim sklep ruszy; niczego nie zmienia",
  async run({ json }) {
    const env = readSettings(process.env);
    const status = await checkOrderStatus(env);
    const isOwn = shopFolder === findOwnFolder();
    const files = isOwn
      ? [...(await findBadPictures(shopFolder)), ...findNoticeMistakes(shopFolder)]
      : [];
    const mistakes = [...files.map((line) => `  my/${line}`), ...status.mistakes];
    if (mistakes.length > 0) throw new OperatorError(["Popraw:", ...mistakes].join("\n"));
    const unfinished = listUnfinished(shopConfig);
    const differingPrices = listDifferingPrices(shopConfig);
    const prices = remind("Klient widzi dwie ceny tej samej dostawy:", differingPrices);
    // The specification's demo shop shows two price lists; an owner's shop has one.
    if (isOwn && prices.length > 0) throw new OperatorError(prices.join("\n"));
    const unstated = listUnstated();
    if (json)
      console.log(JSON.stringify({ unfinished, differingPrices, unstated, notes: status.notes }));
    else
      console.log(
        [
          "Konfiguracja, ustawienia i teksty są poprawne.",
          ...prices,
          ...remind("Zanim otworzysz sklep dla klientów:", unfinished),
          ...remind("Nie podano, więc obowiązuje wartość ogólna:", unstated),
          ...(noticeFile ? [`Zawiadomienie o gwarancji prawnej: my/${noticeFile}`] : []),
          ...status.notes,
        ].join("\n"),
      );
  },
};

const { warehouseOrders, warehouseStatuses } = shopConfig;

/** Asks BaseLinker whether it has the configured statuses; an outage is no mistake. */
async function checkOrderStatus(env: Env) {
  const { BASELINKER_TOKEN: token } = env;
  if (token === undefined || (!warehouseOrders && !warehouseStatuses))
    return { mistakes: [], notes: [] };
  const read = await readStatuses(env, token);
  if ("problem" in read)
    return { mistakes: [], notes: [`Statusów BaseLinkera nie sprawdzono: ${read.problem}`] };
  const { unknown, missing } = checkStatuses(shopConfig, read.statuses);
  const mistakes = findMistakes(read.statuses, unknown);
  const known = read.statuses.map(({ id, name }) => `    ${id}  ${name}`);
  return {
    mistakes: mistakes.length > 0 ? [...mistakes, "  Konto ma statusy:", ...known] : [],
    notes:
      warehouseStatuses && missing.length > 0
        ? [`warehouseStatuses: bez statusu są ${missing.join(", ")}`]
        : [],
  };
}

function findMistakes(statuses: readonly AccountStatus[], unknown: readonly StatusName[]) {
  const statusId = warehouseOrders?.statusId;
  const hasStatus = statusId === undefined || statuses.some(({ id }) => id === String(statusId));
  const names = unknown.map((name) => `„${name}”`).join(", ");
  return [
    ...(hasStatus ? [] : [`  my/shop.config.ts, warehouseOrders.statusId: nie ma ${statusId}`]),
    ...(names ? [`  my/shop.config.ts, warehouseStatuses: nie ma statusu ${names}`] : []),
  ];
}

function remind(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`)];
}
