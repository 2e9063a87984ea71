import * as shopConfig from "../shop.config.ts";
import { readSettings } from "../server/read-settings.ts";
import { listUnfinished } from "../server/shop-config/public-shop.ts";
import type { Command } from "./command.ts";

/** The checks of the start, without starting. */
export const check: Command = {
  name: "check",
  about: "sprawdza konfigurację, ustawienia i teksty, zanim sklep ruszy; niczego nie zmienia",
  async run({ json }) {
    readSettings(process.env);
    const unfinished = listUnfinished(shopConfig);
    if (json) console.log(JSON.stringify({ unfinished }));
    else
      console.log(
        ["Konfiguracja, ustawienia i teksty są poprawne.", ...remind(unfinished)].join("\n"),
      );
  },
};

function remind(unfinished: readonly string[]): string[] {
  if (unfinished.length === 0) return [];
  return ["Zanim otworzysz sklep dla klientów:", ...unfinished.map((line) => `  ${line}`)];
}
