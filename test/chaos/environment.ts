import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFakeBaselinker } from "../fakes/baselinker/baselinker.ts";
import { fakeProduct } from "../fakes/baselinker/account.ts";
import { openFakePayu } from "../fakes/payu/payu.ts";
import { freePort } from "../programs/free-port.ts";
import { startPostgres } from "../programs/postgres.ts";
import { alertsTo } from "./verify-invariants.ts";
import {
  databaseProcess,
  openMailProcess,
  openShopProcess,
  webProcess,
  type ManagedProcess,
} from "./processes.ts";

export type EnvironmentName = "SQLite" | "SQLite, two web processes" | "PostgreSQL, two instances";

/** Inventory with unlimited stock, a mail server, PayU, a database, and one or two shops. */
export async function openEnvironment(topology: EnvironmentName, random: () => number) {
  const folder = mkdtempSync(join(tmpdir(), "latawiec-faults-"));
  const journal = join(folder, "mails.jsonl");
  writeFileSync(journal, "");
  const baselinker = await openFakeBaselinker();
  const product = fakeProduct(1001, { stock: { bl_206: 10_000_000 }, prices: { 105: 49.99 } });
  baselinker.account.products.set(product.id, product);
  const payu = await openFakePayu({ automatic: true });
  const mailPort = await freePort();
  const mailServer = await openMailProcess(mailPort, journal);
  const postgres = topology.startsWith("PostgreSQL") ? await startPostgres({}) : undefined;
  const DATABASE_URL = await postgres?.createDatabase();
  const environment = {
    DATA_DIR: join(folder, "data"),
    ...(DATABASE_URL && { DATABASE_URL }),
    BASELINKER_URL: baselinker.url,
    BASELINKER_TOKEN: baselinker.token,
    PAYU_POS_ID: payu.posId,
    PAYU_CLIENT_ID: payu.clientId,
    PAYU_CLIENT_SECRET: payu.clientSecret,
    PAYU_SECOND_KEY: payu.secondKey,
    PAYU_URL: payu.url,
    TRUST_PROXY: "1",
  };
  const open = async (name: string, WORKERS: string) =>
    openShopProcess(name, {
      ...environment,
      PORT: String(await freePort()),
      ALERTS_TO: alertsTo,
      SMTP_URL: `smtp://${name}:secret@127.0.0.1:${mailPort}`,
      WORKERS,
    });
  const shops = [await open("shop-1", topology.includes("web processes") ? "2" : "1")];
  if (postgres) shops.push(await open("shop-2", "1"));
  const processes: ManagedProcess[] = [mailServer, ...shops.map(({ managed }) => managed)];
  if (postgres) processes.push(databaseProcess(postgres));
  if (topology.includes("web processes"))
    processes.push(webProcess("web process", shops[0]!.pid, random));
  return {
    processes,
    journal,
    origins: shops.map(({ origin }) => origin),
    database: { DATA_DIR: join(folder, "data"), DATABASE_URL },
    product: { id: "1001", price: 4999 },
    payu,
    async close(): Promise<void> {
      for (const shop of shops) await shop.close();
      await mailServer.kill();
      await baselinker.close();
      await payu.close();
      await postgres?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
