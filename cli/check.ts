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
import { checkOrderStatus } from "./check-order-status.ts";
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
    // The specification's demo shop shows two price lists; an owner's shop has one.
    if (isOwn && differingPrices.length > 0) {
      throw new OperatorError(listPrices(differingPrices).join("\n"));
    }
    const unstated = listUnstated();
    if (json)
      console.log(JSON.stringify({ unfinished, differingPrices, unstated, notes: status.notes }));
    else
      console.log(
        [
          "Konfiguracja, ustawienia i teksty są poprawne.",
          ...(differingPrices.length > 0 ? listPrices(differingPrices) : []),
          ...remind("Zanim otworzysz sklep dla klientów:", unfinished),
          ...remind("Nie podano, więc obowiązuje wartość ogólna:", unstated),
          ...(noticeFile ? [`Zawiadomienie o gwarancji prawnej: my/${noticeFile}`] : []),
          ...status.notes,
        ].join("\n"),
      );
  },
};

function listPrices(differing: readonly string[]): string[] {
  return ["Klient widzi dwie ceny tej samej dostawy:", ...differing.map((line) => `  ${line}`)];
}

function remind(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`)];
}
