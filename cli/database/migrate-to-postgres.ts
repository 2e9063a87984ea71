import { migrateShop } from "../../server/backup/backup.ts";
import { readEnv } from "../../server/env.ts";
import {
  assertCreated,
  databaseName,
  openExclusively,
} from "../../server/db/connection/open-database.ts";
import { UsageError, type Command } from "../run/command.ts";
import { withDatabase } from "../../server/db/connection/with-database.ts";
import { formatTotals } from "./backup.ts";
import { shopCommand } from "../../shop/shop-command.ts";

export const migrateToPostgres: Command = {
  name: "move",
  about: "przenosi sklep z SQLite do pustej bazy PostgreSQL; sklep musi być zatrzymany",
  options: { to: { value: "ADRES", about: "postgres://użytkownik:hasło@serwer/baza" } },
  examples: ["move --to postgres://latawiec@127.0.0.1/sklep"],
  async run({ values: { to }, json }) {
    if (!to) throw new UsageError("Brakuje: --to ADRES.");
    const { DATA_DIR, DATABASE_URL } = readEnv({ ...process.env, DATABASE_URL: to });
    assertCreated({ DATA_DIR });
    const options = { target: databaseName({ DATA_DIR, DATABASE_URL }), now: Date.now() };
    const totals = await withDatabase(await openExclusively({ DATA_DIR }), async (from) =>
      withDatabase(await openExclusively({ DATA_DIR, DATABASE_URL }), (target) =>
        migrateShop(from, target, options),
      ),
    );
    console.log(json ? JSON.stringify(totals) : describe(totals));
  },
};

function describe(totals: Parameters<typeof formatTotals>[0]): string {
  return [
    "Sklep jest w PostgreSQL; liczby i sumy zgadzają się z SQLite.",
    ...formatTotals(totals),
    `Teraz ustaw w środowisku sklepu DATABASE_URL na ten adres, uruchom sklep i sprawdź go: ${shopCommand} doctor`,
    "Plik SQLite zostaje jako kopia: sklep już się na nim nie otworzy. Gdy wszystko działa, możesz go usunąć.",
  ].join("\n");
}
