import { setTimeout as pause } from "node:timers/promises";
import { connectDatabase } from "../../server/db/open-database.ts";
import { randomFrom } from "../random-from.ts";
import { stampIn } from "../form-timestamp.ts";
import { openCustomers } from "./customers.ts";
import { judge, readJournal, type Death } from "./verify-invariants.ts";
import type { Part } from "./processes.ts";
import { openScene, type SceneName } from "./environment.ts";

/**
 * `crash.ts [seconds] [seed]`: orders arrive while shops, mail server and database are killed at
 * random and restarted. At the end all invariants are verified: see verify-invariants.ts.
 */
const seconds = Number(process.argv[2] ?? 20);
const seed = Number(process.argv[3] ?? Date.now() % 2_147_483_647);
const deliveryMs = 180_000;

const scenes: SceneName[] = ["SQLite, two web processes", "PostgreSQL, two instances"];
if (seconds >= 60) scenes.unshift("SQLite");

console.log(`crash test: ${seconds} s, seed ${seed}`);
const failures: string[] = [];
for (const scene of scenes) failures.push(...(await play(scene, seconds / scenes.length)));
process.exit(failures.length > 0 ? 1 : 0);

async function play(name: SceneName, length: number): Promise<string[]> {
  const random = randomFrom(seed);
  const scene = await openScene(name, random);
  const stamp = await stampIn(scene.database);
  const customers = openCustomers(4, { ...scene, random, stamp });
  const deaths = await killAtRandom(scene.parts, length, random);
  await customers.sendHome();
  const db = connectDatabase(scene.database);
  const endedAt = Date.now();
  while (Date.now() < endedAt + deliveryMs && (await pendingMails())) await pause(250);
  const waited = ((Date.now() - endedAt) / 1000).toFixed(0);
  const journal = readJournal(scene.journal);
  const { failures: broken, figures } = await judge({ ...customers, db, journal, deaths });
  broken.push(...customers.surprises);
  await db.destroy();
  await scene.close();
  const told = { ...figures, kills: deaths.length, secondsUntilDelivered: Number(waited) };
  console.log(`${name}: ${JSON.stringify(told)}, ${broken.length} failures`);
  for (const failure of broken.slice(0, 20)) console.log(`  ${failure}`);
  return broken;

  async function pendingMails(): Promise<boolean> {
    const pending = db.selectFrom("outbox").select("id").where("sent_at", "is", null);
    return (await pending.where("failed_at", "is", null).limit(1).execute()).length > 0;
  }
}

/** Kills each process at least once, then random ones; sometimes two at once. */
async function killAtRandom(parts: readonly Part[], length: number, random: () => number) {
  const deaths: Death[] = [];
  const due = [...parts];
  const end = Date.now() + length * 1000;
  while (Date.now() < end || due.length > 0) {
    await pause(300 + random() * 1200);
    const victims = new Set([due.pop() ?? anyPart()]);
    if (random() < 0.3) victims.add(anyPart());
    await Promise.all([...victims].map(killAndStart));
  }
  return deaths;

  function anyPart(): Part {
    return parts[Math.floor(random() * parts.length)]!;
  }

  async function killAndStart({ kind, name, kill, start }: Part): Promise<void> {
    const at = Date.now();
    await kill();
    await pause(random() * 1500);
    await start();
    deaths.push({ kind, name, at, upAt: Date.now() });
  }
}
