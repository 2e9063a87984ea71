import { join } from "node:path";
import { defaultBackupPath, restoreBackup } from "../../server/backup/backup.ts";
import { openExclusively } from "../../server/db/connection/open-database.ts";
import { readEnv } from "../../server/env.ts";
import { restoreIfUnreadable } from "../../server/backup/restore-if-unreadable.ts";
import { findOwnFolder } from "../../server/shop-config/find-shop-folder.ts";
import { formatDateTime } from "../../shop/time/date-time.ts";
import { describeBackup, formatTotals } from "./backup.ts";
import { callerPath } from "../run/files.ts";
import type { Command } from "../run/command.ts";
import { withStore } from "../run/open-store.ts";
import { shopCommand } from "../../shop/shop-command.ts";

export const restore: Command = {
  name: "restore",
  about: "odtwarza sklep z kopii w pustej bazie; sklep musi być zatrzymany",
  positionals: ["PLIK"],
  options: {
    replace: { about: "zastępuje zamówienia, które są w bazie; najpierw robi ich kopię" },
    "undo-update": {
      value: "KOPIA_PO",
      about:
        "dla latawiec rollback: tylko gdy ta wersja nie umie czytać bazy, a od KOPIA_PO nic się w niej nie zmieniło",
    },
  },
  examples: ["restore /mnt/kopie/latawiec.jsonl.gz"],
  async run({ positionals: [path], values, flags, json }) {
    const { "undo-update": after } = values;
    if (after !== undefined)
      return undoUpdate({ before: callerPath(path!), after: callerPath(after) });
    const folder = findOwnFolder();
    const { copy, previousBackup, writtenFolder } = await withStore(({ db, env, now }) => {
      const backupTo = flags.has("replace") ? defaultBackupPath(env.DATA_DIR, now) : undefined;
      const shopFolder = { folder, aside: join(env.DATA_DIR, `my-from-backup-${now}`) };
      return restoreBackup(db, callerPath(path!), { backupTo, now, shopFolder });
    }, openExclusively);
    if (json) {
      const paths = { previousBackup: previousBackup?.path ?? null, my: writtenFolder ?? null };
      return console.log(JSON.stringify({ ...copy, ...paths }));
    }
    const lines = [
      ...(previousBackup
        ? ["To, co było w bazie, jest teraz w kopii.", describeBackup(previousBackup)]
        : []),
      `Odtworzono sklep z ${formatDateTime(copy.madeAt)}`,
      ...formatTotals(copy.totals),
      "Nowe zamówienia dostaną numery o tysiąc dalej: klienci mogą znać numery nadane po tej kopii.",
      "Cen i użyć kodów po tej kopii sklep nie zna: przez 30 dni nie obniżaj zabawek, które były wtedy tańsze, a wykorzystane kody zakończ (codes end).",
      ...describeFolder(writtenFolder, folder),
      `Sprawdź sklep: ${shopCommand} doctor`,
    ];
    console.log(lines.join("\n"));
  },
};

async function undoUpdate(backups: { before: string; after: string }): Promise<void> {
  const aside = await restoreIfUnreadable(readEnv(process.env), backups, Date.now());
  console.log(
    aside === undefined
      ? "Ta wersja umie czytać bazę: nic nie odtwarzano."
      : `Baza jest znów taka, jak przed aktualizacją. Nowsza leży w ${aside}.`,
  );
}

function describeFolder(written: string | undefined, folder: string): string[] {
  if (written === undefined) return [];
  if (written === folder) return [`Odtworzono też ${folder}.`];
  return [`Przenieś folder sklepu na jego miejsce: sudo cp -r ${written} ${folder}`];
}
