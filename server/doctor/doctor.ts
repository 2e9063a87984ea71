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
import { isCreated, openUnchanged } from "../db/connection/open-database.ts";
import { withDatabase } from "../db/connection/with-database.ts";
import type { Database } from "../db/schema.ts";
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
    ...(await checkRunning(env, isCreated(env))),
    ...(await checkData(env, now)),
    ...(await checkMailServer(env)),
    ...(await checkPayu(env, now)),
    ...checkTexts(env),
  ];
}

const { warning, bad } = findingsFor("baza danych");

async function checkData(env: Env, now: () => number): Promise<Finding[]> {
  if (!isCreated(env)) {
    const missing = warning("Nie ma jeszcze bazy", "Powstanie, gdy sklep ruszy; sprawdź DATA_DIR.");
    return [missing, ...(await checkToken(env))];
  }
  return reportMistake("Bez bazy sklep nie przyjmie zamówień.", async () =>
    withDatabase(await openUnchanged(env), (db) => checkOpenDatabase(db, env, now)),
  );
}

async function reportMistake(advice: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return [bad(error.message, advice)];
  }
}

async function checkOpenDatabase(db: Database, env: Env, now: () => number): Promise<Finding[]> {
  const findings = await checkDatabase(db);
  // The following checks need the newest schema.
  if (findings[0]?.level !== "good") return [...findings, ...(await checkToken(env))];
  const store = createStore(db);
  await assertNotMoved(db);
  // The other checks go on: it may be a setting of this call alone that is wrong.
  const owner = await reportMistake("Z tymi ustawieniami sklep się nie otworzy.", async () => {
    assertOwner(await store.settings.findOrigin(), env.ORIGIN);
    return [];
  });
  const proxy = checkSeenProxy(env, await store.settings.findUntrustedProxy(), now());
  const warehouse = await checkBaselinker(env, store, now());
  const alerts = await checkAlerts({ env, store, now });
  const balances = await checkBalances(store);
  return [...findings, ...owner, ...proxy, ...warehouse, ...alerts, ...balances];
}
