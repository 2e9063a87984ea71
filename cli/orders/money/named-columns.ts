import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Columns } from "../../../shop/payment/statement/csv/columns.ts";

export type NamedColumns = {
  find: (fingerprint: string) => Columns | undefined;
  store: (fingerprint: string, columns: Columns) => void;
};

/** Remembers in `DATA_DIR` which column is what, for tables of banks that do not say it. */
export function openNamedColumns(folder: string): NamedColumns {
  const path = join(folder, "bank-columns.json");
  const read = (): Record<string, Columns> => {
    try {
      return JSON.parse(readFileSync(path, "utf8")) as Record<string, Columns>;
    } catch {
      // Without the file, or with a broken one, the owner is asked again.
      return {};
    }
  };
  return {
    find: (fingerprint) => read()[fingerprint],
    store(fingerprint, columns) {
      mkdirSync(folder, { recursive: true });
      const all = { ...read(), [fingerprint]: columns };
      writeFileSync(path, JSON.stringify(all, null, 2), { mode: 0o600 });
    },
  };
}
