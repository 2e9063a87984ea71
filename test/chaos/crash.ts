import { setTimeout as pause } from "node:timers/promises";
import { createStore } from "../../server/db/store.ts";
import { connectDatabase } from "../../server/db/connection/open-database.ts";
import { randomFrom } from "../random-from.ts";
import { readFormTimestamp } from "../form-timestamp.ts";
import { openCustomers } from "./customers.ts";
import { verifyPayments } from "./verify-payments.ts";
import { verifyInvariants, readJournal, type Downtime } from "./verify-invariants.ts";
import type { ManagedProcess } from "./processes.ts";
import { openEnvironment, type EnvironmentName } from "./environment.ts";

/**
 * `crash.ts [seconds] [seed]`: orders arrive while shops, mail server and database are killed at
 * random and restarted, and half of the customers pay by PayU. At the end all invariants are
 * verified: see verify-invariants.ts and verify-payments.ts.
 */
const seconds = Number(process.argv[2] ?? 20);
const seed = Number(process.argv[3] ?? Date.now() % 2_147_483_647);
const deliveryMs = 180_000;

const environments: EnvironmentName[] = ["SQLite, two web processes", "PostgreSQL, two instances"];
if (seconds >= 60) environments.unshift("SQLite");

console.log(`crash test: ${seconds} s, seed ${seed}`);
const failures: string[] = [];
for (const environment of environments)
  failures.push(...(await runEnvironment(environment, seconds / environments.length)));
process.exit(failures.length > 0 ? 1 : 0);

async function runEnvironment(name: EnvironmentName, length: number): Promise<string[]> {
  const random = randomFrom(seed);
  const environment = await openEnvironment(name, random);
  const timestamp = await readFormTimestamp(environment.database);
  const customers = openCustomers(4, { ...environment, random, stamp: timestamp });
  const downtimes = await killAtRandom(environment.processes, length, random);
  await customers.stop();
  const db = connectDatabase(environment.database);
  const endedAt = Date.now();
  while (
    Date.now() < endedAt + deliveryMs &&
    ((await pendingMails()) || (await paymentsDiffer()))
  ) {
    // PayU repeats what a dead shop did not take.
    await environment.payu.advance(60_000);
    await pause(250);
  }
  const waited = ((Date.now() - endedAt) / 1000).toFixed(0);
  const journal = readJournal(environment.journal);
  const { failures: violations, figures } = await verifyInvariants({
    ...customers,
    db,
    journal,
    downtimes,
  });
  const payments = await verifyPayments(db, environment.payu);
  violations.push(...payments.failures, ...customers.unexpected);
  await db.destroy();
  await environment.close();
  const summary = {
    ...figures,
    ...payments.figures,
    kills: downtimes.length,
    secondsUntilDelivered: Number(waited),
  };
  console.log(`${name}: ${JSON.stringify(summary)}, ${violations.length} failures`);
  for (const failure of violations.slice(0, 20)) console.log(`  ${failure}`);
  return violations;

  async function paymentsDiffer(): Promise<boolean> {
    return (await verifyPayments(db, environment.payu)).failures.length > 0;
  }

  async function pendingMails(): Promise<boolean> {
    return (await createStore(db).jobs.health("email")).waiting > 0;
  }
}

/** Kills each process at least once, then random ones; sometimes two at once. */
async function killAtRandom(
  processes: readonly ManagedProcess[],
  length: number,
  random: () => number,
) {
  const downtimes: Downtime[] = [];
  const due = [...processes];
  const end = Date.now() + length * 1000;
  while (Date.now() < end || due.length > 0) {
    await pause(300 + random() * 1200);
    const victims = new Set([due.pop() ?? anyProcess()]);
    if (random() < 0.3) victims.add(anyProcess());
    await Promise.all([...victims].map(killAndStart));
  }
  return downtimes;

  function anyProcess(): ManagedProcess {
    return processes[Math.floor(random() * processes.length)]!;
  }

  async function killAndStart({ kind, name, kill, start }: ManagedProcess): Promise<void> {
    const at = Date.now();
    await kill();
    await pause(random() * 1500);
    await start();
    downtimes.push({ kind, name, at, upAt: Date.now() });
  }
}
