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
    const { ORIGIN: origin } = readEnv({ ...process.env, ORIGIN: url });
    const before = await withStore(async ({ store: { settings } }) => {
      const recorded = await settings.findOrigin();
      await settings.saveOrigin(origin);
      return recorded ?? null;
    });
    if (json) return console.log(JSON.stringify({ origin, before }));
    const was = before === null || before === origin ? "" : ` (dotąd: ${before})`;
    console.log(`Ta baza należy do sklepu ${origin}${was}. Z takim ORIGIN uruchom sklep.`);
  },
};
