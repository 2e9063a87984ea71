import { existsSync } from "node:fs";
import type { Demo } from "../images/prebuild-pictures.ts";
import { OperatorError } from "../operator-error.ts";

const entry = new URL("../../demo/products/demo-catalogue.ts", import.meta.url);

/** Returns undefined when `demo/` was deleted; for its sake nothing imports `demo/` statically. */
export async function findDemo(): Promise<Demo | undefined> {
  return existsSync(entry) ? ((await import(entry.href)) as Demo) : undefined;
}

export async function loadDemo(): Promise<Demo> {
  const demo = await findDemo();
  if (demo) return demo;
  throw new OperatorError(
    "Nie można uruchomić sklepu: nie ma produktów.\n" +
      "  BASELINKER_TOKEN: podaj token konta w BaseLinkerze, bo folder demo/ został usunięty",
  );
}
