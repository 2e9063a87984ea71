import "./env-file.ts";
import cluster from "node:cluster";
import { readEnv, type Env } from "./env.ts";
import { readSettings } from "./read-settings.ts";
import { createLogger } from "./logger.ts";
import { OperatorError } from "./operator-error.ts";
import { checkSettings } from "./doctor/settings.ts";
import { serveCluster, type WorkerMessage } from "./cluster.ts";
import { serveSingleProcess, serveWebWorker } from "./web-worker.ts";

// Makes React use its production build.
process.env.NODE_ENV ??= "production";

const env = readSettingsOrExit();
const log = createLogger(env.LOG_LEVEL);
const serve = cluster.isWorker
  ? serveWebWorker
  : env.WORKERS > 1
    ? serveCluster
    : serveSingleProcess;

const { close } = await serve(env, log).catch(cluster.isWorker ? rejectStart : explainAndExit);
if (cluster.isPrimary) {
  const findings = checkSettings(env).filter(({ level }) => level !== "good");
  for (const { text, advice } of findings) log.warn({ advice }, text);
  const mailFolder = `${env.DATA_DIR}/mail`;
  if (!env.SMTP_URL) log.warn({ mailFolder }, "Brak SMTP_URL: wiadomości trafiają do plików .eml");
  const { ORIGIN: origin, PORT: port, WORKERS: workers } = env;
  log.info({ origin, port, workers }, `Sklep otwarty: ${origin}`);
}
let closing = false;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (closing) return;
    closing = true;
    void close().then(() => {
      if (cluster.isPrimary) log.info("Sklep zamknięty");
      process.exit(0);
    });
  });
}

function readSettingsOrExit(): Env {
  try {
    // The primary process has checked the rest for its workers.
    return cluster.isPrimary ? readSettings(process.env) : readEnv(process.env);
  } catch (error) {
    return explainAndExit(error);
  }
}

/** Prints the message of errors that the operator can fix; others keep their stack. */
function explainAndExit(error: unknown): never {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Leaves such a message to the primary process, so that it is printed once. */
async function rejectStart(error: unknown): Promise<never> {
  if (!(error instanceof OperatorError)) throw error;
  const message: WorkerMessage = { rejected: error.message };
  await new Promise((sent) => process.send!(message, undefined, undefined, sent));
  process.exit(1);
}
