import { findFirefox, findWebKit } from "../browsers/find-browsers.ts";
import { findChromium } from "../programs/find-chromium.ts";
import { findPostgres } from "../programs/find-postgres.ts";

/**
 * Installs the programs that `npm test` needs and the machine lacks, while the checks run. One after
 * the other: two installations would lock each other out.
 */
findPostgres();
await findChromium();
findFirefox();
findWebKit();
