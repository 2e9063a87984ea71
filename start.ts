import "./server/env-file.ts";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findServableBuild, isUpToDate } from "./server/web/build/build-inputs.ts";

/** `npm start`: builds the shop when its files have changed since the last build, and starts it. */
const lastGood = findServableBuild();
if (!lastGood || !isUpToDate(lastGood)) {
  if (process.stdout.isTTY) console.log("Buduję sklep, to trwa około minuty…");
  const build = join(import.meta.dirname, "build.ts");
  const { status } = spawnSync(process.execPath, [build], { stdio: "inherit" });
  if (status !== 0 && !lastGood) process.exit(1);
  if (status !== 0) {
    console.error(
      "\nNIE UDAŁO SIĘ ZBUDOWAĆ SKLEPU; powód stoi wyżej. Otwiera się ostatnia dobra wersja, bez nowych zmian.\n",
    );
  }
}
await import("./server/main.ts");
