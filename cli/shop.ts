import { EnvError } from "../server/env.ts";
import { showCatalogueStatus } from "./catalogue-status.ts";
import { syncNow } from "./sync.ts";

/** `npm run shop -- COMMAND`: what the owner may ask of the shop, beside the running one. */
type Command = (options: { json: boolean }) => Promise<number>;

const commands: Record<string, Command> = {
  sync: syncNow,
  "catalogue status": showCatalogueStatus,
};

const words = process.argv.slice(2);
const name = words.filter((word) => !word.startsWith("--")).join(" ");
const unknown = words.filter((word) => word.startsWith("--") && word !== "--json");
const command = unknown.length === 0 ? commands[name] : undefined;
process.exitCode = command ? await run(command) : explain();

async function run(chosen: Command): Promise<number> {
  try {
    return await chosen({ json: words.includes("--json") });
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    return 1;
  }
}

function explain(): number {
  console.error(
    [
      "Użycie: npm run shop -- POLECENIE [--json]",
      "  sync              czyta cały magazyn BaseLinker od nowa",
      "  catalogue status  pokazuje wiek katalogu, liczby, pominięte produkty i braki",
    ].join("\n"),
  );
  return 2;
}
