import { withoutEnvFile } from "../server/env-file.ts";
import { loadShopConfig } from "../server/shop-config/load-shop-config.ts";

/** `latawiec COMMAND`, in a clone `npm run shop -- COMMAND`: the owner's commands, also while the shop runs. */
await loadShopConfig();
const { run } = await import("./run/run.ts");
process.exitCode = await run(withoutEnvFile(process.argv.slice(2)));
