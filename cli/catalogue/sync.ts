import { createCatalogueSync } from "../../server/baselinker/sync/sync-catalogue.ts";
import { syncOptions } from "../../server/baselinker/sync/sync-options.ts";
import type { SyncResult } from "../../server/baselinker/sync/result.ts";
import { readMakers } from "../../server/content/read-makers.ts";
import { readEnv } from "../../server/env.ts";
import { OperatorError } from "../../server/operator-error.ts";
import type { Command } from "../run/command.ts";
import { withStore } from "../run/open-store.ts";
import { shopCommand } from "../../shop/shop-command.ts";

/** Reads the whole inventory now; a running shop shows the result within seconds. */
export const sync: Command = {
  name: "sync",
  about: "czyta cały magazyn BaseLinker od nowa",
  options: {
    confirm: { about: "przyjmuje magazyn także wtedy, gdy zniknęła ponad połowa produktów" },
  },
  examples: ["sync", "sync --confirm"],
  async run({ flags, json }) {
    const { BASELINKER_TOKEN: token } = readEnv(process.env);
    if (token === undefined) {
      throw new OperatorError(
        "Brak BASELINKER_TOKEN: sklep pokazuje katalog pokazowy, nie ma czego czytać.",
      );
    }
    const result = await withStore(({ env, store }) => {
      const options = { ...syncOptions({ env, store }, token), makers: readMakers() };
      return createCatalogueSync(options).syncNow({ full: true, confirmed: flags.has("confirm") });
    });
    console.log(json ? JSON.stringify(result) : describe(result));
    return result.kind === "done" ? 0 : 1;
  },
};

function describe(result: SyncResult): string {
  switch (result.kind) {
    case "done":
      return `Magazyn przeczytany. Produkty: ${result.products}, zmienione: ${result.changed}, usunięte: ${result.removed}.`;
    case "locked":
      return "Magazyn czyta właśnie inny proces. Spróbuj za kilka minut.";
    case "needs-confirmation":
      return `Zniknęłaby ponad połowa produktów, więc nic nie zmieniono. Jeśli tak ma być, potwierdź: ${shopCommand} sync --confirm`;
    case "failed":
      return `Nie udało się: ${result.problem}`;
  }
}
