import { copyBeforeMigration } from "../../server/backup/copy-before-migration.ts";
import { assertCreated, openExclusively } from "../../server/db/connection/open-database.ts";
import { readEnv } from "../../server/env.ts";
import type { Command } from "../run/command.ts";

/** The start does the same; an update wants to know before it that this has worked. */
export const migrate: Command = {
  name: "migrate",
  about: "zmienia bazę do postaci z tej wersji, najpierw kopiuje plik; sklep musi być zatrzymany",
  async run({ json }) {
    const env = readEnv(process.env);
    assertCreated(env);
    const copy = await copyBeforeMigration(env, Date.now());
    await (await openExclusively(env)).destroy();
    if (json) console.log(JSON.stringify({ path: copy ?? null }));
    else
      console.log(`Baza ma postać z tej wersji.${copy ? ` Jej plik sprzed zmiany: ${copy}` : ""}`);
  },
};
