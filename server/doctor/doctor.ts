import { access } from "node:fs/promises";
import { join } from "node:path";
import { examineDatabase } from "./database.ts";
import { speakOf, type Finding } from "./finding.ts";
import { examineFolder } from "./folder.ts";
import { examineMailServer, examineOutbox } from "./email.ts";
import { examineSeenProxy, examineSettings } from "./settings.ts";
import { examineTexts } from "./texts.ts";
import { examineWarehouse } from "./baselinker.ts";
import { EnvError, readEnv, type Env } from "../env.ts";
import { OwnerError } from "../operator-error.ts";
import { openUnchanged } from "../db/open-database.ts";
import { createStore } from "../db/store.ts";

/** Looks at everything that the shop needs and changes none of it. No secret is in what it says. */
export async function examineShop(
  source: NodeJS.ProcessEnv,
  now: () => number,
): Promise<Finding[]> {
  const env = examineEnv(source);
  if (Array.isArray(env)) return env;
  return [
    ...examineSettings(env),
    ...(await examineFolder(env.DATA_DIR)),
    ...(await examineRows(env, now)),
    ...(await examineMailServer(env)),
    ...examineTexts(env.ORIGIN),
  ];
}

function examineEnv(source: NodeJS.ProcessEnv): Env | Finding[] {
  try {
    return readEnv(source);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const [, ...mistakes] = error.message.split("\n");
    const { bad } = speakOf("ustawienia");
    return mistakes.map((mistake) => bad(mistake.trim(), "Popraw tę zmienną środowiskową."));
  }
}

const { warning, bad } = speakOf("baza danych");

async function examineRows(env: Env, now: () => number): Promise<Finding[]> {
  if (!env.DATABASE_URL && !(await exists(join(env.DATA_DIR, "latawiec.sqlite")))) {
    return [warning("Nie ma jeszcze bazy", "Powstanie, gdy sklep ruszy; sprawdź DATA_DIR.")];
  }
  try {
    return await examineOpened(env, now);
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    return [bad(error.message, "Bez bazy sklep nie przyjmie zamówień.")];
  }
}

async function examineOpened(env: Env, now: () => number): Promise<Finding[]> {
  const db = await openUnchanged(env);
  try {
    const findings = await examineDatabase(db, now);
    // What is asked next needs the newest tables.
    if (findings[0]?.level !== "good") return findings;
    const store = createStore(db);
    const proxy = examineSeenProxy(env, await store.findUnknownProxy(), now());
    const warehouse = await examineWarehouse(env, store, now());
    return [...findings, ...proxy, ...warehouse, ...(await examineOutbox(store, now()))];
  } finally {
    await db.destroy();
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
