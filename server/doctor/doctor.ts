import { existsSync } from "node:fs";
import { join } from "node:path";
import * as shopConfig from "../../shop.config.ts";
import { checkDatabase } from "./database.ts";
import { findingsFor, findMistakes, type Finding } from "./finding.ts";
import { checkFolder } from "./folder.ts";
import { checkMailServer } from "./email.ts";
import { checkBalances, checkPayu } from "./payments.ts";
import { checkRunning } from "./running.ts";
import { checkSeenProxy, checkSettings } from "./settings.ts";
import { checkTexts } from "./texts.ts";
import { checkBaselinker, checkToken } from "./baselinker.ts";
import { checkAlerts } from "./alerts.ts";
import { checkShopConfig } from "../shop-config/check/check-shop-config.ts";
import { readEnv, type Env } from "../env.ts";
import { OperatorError } from "../operator-error.ts";
import { assertOwner } from "../db/connection/database-owner.ts";
import { assertNotMoved } from "../db/connection/moved-database.ts";
import { openUnchanged } from "../db/connection/open-database.ts";
import { createStore } from "../db/store.ts";

export async function checkShop(
  source: NodeJS.ProcessEnv,
  now: () => number,
  config: object = shopConfig,
): Promise<Finding[]> {
  const mistakes = [
    ...findMistakes("konfiguracja", "Popraw ten wpis.", () => checkShopConfig(config)),
    ...findMistakes("ustawienia", "Popraw tę zmienną środowiskową.", () => readEnv(source)),
  ];
  if (mistakes.length > 0) return mistakes;
  const env = readEnv(source);
  return [
    ...checkSettings(env),
    ...(await checkFolder(env.DATA_DIR)),
    ...(await checkRunning(env, hasDatabase(env))),
    ...(await checkData(env, now)),
    ...(await checkMailServer(env)),
    ...(await checkPayu(env, now)),
    ...checkTexts(env),
  ];
}

const { warning, bad } = findingsFor("baza danych");

async function checkData(env: Env, now: () => number): Promise<Finding[]> {
  if (!hasDatabase(env)) {
    const missing = warning("Nie ma jeszcze bazy", "Powstanie, gdy sklep ruszy; sprawdź DATA_DIR.");
    return [missing, ...(await checkToken(env))];
  }
  try {
    return await checkOpenDatabase(env, now);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return [bad(error.message, "Bez bazy sklep nie przyjmie zamówień.")];
  }
}

function hasDatabase({ DATABASE_URL, DATA_DIR }: Env): boolean {
  return DATABASE_URL !== undefined || existsSync(join(DATA_DIR, "latawiec.sqlite"));
}

/** The other checks go on: it may be a setting of this call alone that is wrong. */
function checkOrigin(recorded: string | undefined, origin: string): Finding[] {
  try {
    assertOwner(recorded, origin);
    return [];
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return [bad(error.message, "Z tymi ustawieniami sklep się nie otworzy.")];
  }
}

async function checkOpenDatabase(env: Env, now: () => number): Promise<Finding[]> {
  const db = await openUnchanged(env);
  try {
    const findings = await checkDatabase(db);
    // The following checks need the newest schema.
    if (findings[0]?.level !== "good") return [...findings, ...(await checkToken(env))];
    const store = createStore(db);
    await assertNotMoved(db);
    const owner = checkOrigin(await store.settings.findOrigin(), env.ORIGIN);
    const proxy = checkSeenProxy(env, await store.settings.findUntrustedProxy(), now());
    const warehouse = await checkBaselinker(env, store, now());
    const alerts = await checkAlerts({ env, store, now });
    const balances = await checkBalances(store);
    return [...findings, ...owner, ...proxy, ...warehouse, ...alerts, ...balances];
  } finally {
    await db.destroy();
  }
}
