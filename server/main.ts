import "./env-file.ts";
import { isServedOutdated } from "./web/build/served-build.ts";
import cluster from "node:cluster";
import { readEnv, type Env } from "./env.ts";
import { readSettings } from "./read-settings.ts";
import { createLogger } from "./logger.ts";
import { OperatorError } from "./operator-error.ts";
import { buildCommand } from "../shop/shop-command.ts";
import { checkSettings } from "./doctor/settings.ts";
import { serveCluster, type WorkerMessage } from "./cluster.ts";
import { serveSingleProcess, serveWebWorker } from "./web-worker.ts";

const outdated =
  "Sklep działa tak, jak go zbudowano. Pliki, które zmieniły się od tamtej pory, pokaże po zbudowaniu i ponownym starcie";

// Makes React use its production build.
process.env.NODE_ENV ??= "production";

const env = await readOwnSettings().catch(fail);
const log = createLogger(env.LOG_LEVEL);
const serve = cluster.isWorker
  ? serveWebWorker
  : env.WORKERS > 1
    ? serveCluster
    : serveSingleProcess;

const { opened, close } = await serve(env, log).catch(fail);
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
// What is closed while it opens need not open any more.
await opened.catch((error: unknown) => (closing ? undefined : fail(error)));
if (cluster.isPrimary && !closing) {
  const findings = checkSettings(env).filter(({ level }) => level !== "good");
  for (const { text, advice } of findings) log.warn({ advice }, text);
  const mailFolder = `${env.DATA_DIR}/mail`;
  if (!env.SMTP_URL) log.warn({ mailFolder }, "Brak SMTP_URL: wiadomości trafiają do plików .eml");
  if (isServedOutdated) log.warn({ advice: buildCommand }, outdated);
  const { ORIGIN: origin, PORT: port, WORKERS: workers } = env;
  log.info({ origin, port, workers }, `Sklep otwarty: ${origin}`);
}

/** Rejects what they throw. */
async function readOwnSettings(): Promise<Env> {
  return cluster.isPrimary ? readSettings(process.env) : readEnv(process.env);
}

/** A web process passes the message on to the one that started it. */
async function fail(error: unknown): Promise<never> {
  if (!(error instanceof OperatorError)) throw error;
  const message: WorkerMessage = { rejected: error.message };
  if (cluster.isPrimary) console.error(error.message);
  else await new Promise((sent) => process.send!(message, undefined, undefined, sent));
  process.exit(1);
}
