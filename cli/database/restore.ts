import { defaultBackupPath, restoreBackup } from "../../server/backup/backup.ts";
import { openExclusively } from "../../server/db/connection/open-database.ts";
import { formatDateTime } from "../../shop/text/date-time.ts";
import { describeBackup } from "./backup.ts";
import { callerPath } from "../caller-path.ts";
import type { ParsedArgs, Command } from "../command.ts";
import { withStore } from "../open-store.ts";
import { formatTotals } from "../output/summary.ts";
import { shopCommand } from "../../shop/shop-command.ts";

export const restore: Command = {
  name: "restore",
  about: "odtwarza sklep z kopii w pustej bazie; sklep musi być zatrzymany",
  positionals: ["PLIK"],
  options: {
    replace: { about: "zastępuje zamówienia, które są w bazie; najpierw robi ich kopię" },
  },
  examples: ["restore /mnt/kopie/latawiec.jsonl.gz"],
  run: restoreShop,
};

async function restoreShop({ positionals: [path], flags, json }: ParsedArgs): Promise<void> {
  const { copy, previousBackup } = await withStore(({ db, env, now }) => {
    const backupTo = flags.has("replace") ? defaultBackupPath(env.DATA_DIR, now) : undefined;
    return restoreBackup(db, callerPath(path!), { backupTo, now });
  }, openExclusively);
  if (json)
    return console.log(JSON.stringify({ ...copy, previousBackup: previousBackup?.path ?? null }));
  const lines = [
    ...(previousBackup
      ? ["To, co było w bazie, jest teraz w kopii.", describeBackup(previousBackup)]
      : []),
    `Odtworzono sklep z ${formatDateTime(copy.madeAt)}`,
    ...formatTotals(copy.totals),
    "Nowe zamówienia dostaną numery o tysiąc dalej: klienci mogą znać numery nadane po tej kopii.",
    `Sprawdź sklep: ${shopCommand} doctor`,
  ];
  console.log(lines.join("\n"));
}
