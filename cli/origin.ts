import { isRunning } from "../server/doctor/running.ts";
import { readEnv } from "../server/env.ts";
import type { Command } from "./run/command.ts";
import { withStore } from "./run/open-store.ts";

/** Gives the database to the shop under another URL. */
export const originSet: Command = {
  name: "origin set",
  about: "zapisuje w bazie nowy adres sklepu; zmień tak samo ORIGIN i uruchom sklep ponownie",
  positionals: ["ADRES"],
  examples: ["origin set https://sklep.example.pl"],
  async run({ positionals: [url], json }) {
    const env = readEnv({ ...process.env, ORIGIN: url });
    const { ORIGIN: origin } = env;
    const before = await withStore(async ({ store: { settings } }) => {
      const recorded = await settings.findOrigin();
      await settings.saveOrigin(origin);
      return recorded ?? null;
    });
    if (json) return console.log(JSON.stringify({ origin, before }));
    const isOther = before !== null && before !== origin;
    const was = isOther ? ` (dotąd: ${before})` : "";
    console.log(`Ta baza należy do sklepu ${origin}${was}. Z takim ORIGIN uruchom sklep.`);
    if (isOther && (await isRunning(env))) console.log(explainRunning(origin));
  },
};

function explainRunning(origin: string): string {
  return `Sklep teraz działa i sprzedaje dalej pod starym adresem, ale żaden jego proces, który padnie, już nie wystartuje. Wpisz ORIGIN=${origin} do ustawień i uruchom sklep ponownie: systemctl restart latawiec`;
}
