import { readFileSync } from "node:fs";
import { readStored } from "../app/forms.ts";
import { startShop } from "../start-shop.ts";
import { attack, openConnections } from "./attack.ts";
import { spam } from "./spam.ts";
import { runStranger, strangers, type StrangerName } from "./strangers.ts";
import { percentile, startVisitor } from "./visitor.ts";

/**
 * `npm run test:abuse`: malformed requests, slow senders, slow readers, connection floods and each
 * hostile client at once, while a visitor keeps ordering; then spam against another shop. SEED repeats a run, COUNT
 * makes it longer. Exits with 1 on any failure.
 */
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const count = Number(process.env.COUNT ?? 20_000);
const maxMemory = 512;
const longestWait = 1000;
const strangerMs = 4000;

console.log(`SEED=${seed} COUNT=${count}`);
const shop = await startShop({ LOG_LEVEL: "warn" });
const before = memory();
const visitor = await startVisitor(shop, 50);
let attacking = true;
const others = [besiege(), flood()];
const strange = meetStrangers();
const outcome = await attack(shop.origin, {
  seed,
  count,
  atOnce: 40,
  report: (sent) => console.log(`${sent} sent, ${visitor.visits.accepted} orders, ${memory()} MB`),
});
await strange;
attacking = false;
const [slow, flooded] = await Promise.all(others);
const { accepted, refused, waits } = await visitor.stop();
const stillRunning = (await fetch(`${shop.origin}/readyz`)).ok;
const [peak, after] = [memory("VmHWM"), memory()];
const stored = readStored(shop.folder).orders.length;
const alarms = shop.log().match(/"level":(50|60).*/g) ?? [];
await shop.close();

console.log(
  "answers",
  Object.fromEntries([...outcome.statuses].sort(([one], [other]) => one - other)),
);
console.log(`slow lines opened ${slow}, lines flooded ${flooded}`);
console.log(`orders ${accepted} accepted, ${refused.length} refused, ${stored} stored`);
console.log(
  `order with its page: p50 ${percentile(waits, 0.5)} ms, p99 ${percentile(waits, 0.99)} ms`,
);
console.log(
  `memory ${before} MB before, ${peak} MB at most, ${after} MB after; bound ${maxMemory} MB`,
);

const failures = [
  ...outcome.faults,
  ...refused.map((response) => `an order was refused: ${response}`),
  ...alarms.map((line) => `an alarm: ${line}`),
  ...(stillRunning ? [] : ["the shop is not ready"]),
  ...(stored === accepted ? [] : ["orders were promised that are not there"]),
  ...(peak < maxMemory ? [] : ["too much memory"]),
  ...(percentile(waits, 0.99) < longestWait ? [] : ["orders waited too long"]),
  ...(await spam()),
];
for (const failure of failures.slice(0, 20)) console.log(`failed: ${failure}`);
console.log(failures.length === 0 ? "the shop held" : `${failures.length} failures`);
process.exit(failures.length === 0 ? 0 : 1);

/** Slow headers, slow bodies and a video that is not read: as many as one address may open. */
async function besiege(): Promise<number> {
  const head = "POST /kontakt HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n";
  let opened = 0;
  while (attacking) {
    const lines = [
      ...(await openConnections(
        shop.origin,
        100,
        "127.0.0.3",
        () => "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: a",
      )),
      ...(await openConnections(shop.origin, 100, "127.0.0.3", () => `${head}\r\nname=`)),
      ...(await openConnections(
        shop.origin,
        40,
        "127.0.0.3",
        () => "GET /clips/latawiec.mp4 HTTP/1.1\r\nHost: x\r\n\r\n",
      )),
    ];
    opened += lines.length;
    const drip = setInterval(
      () => lines.filter((line) => line.writable).forEach((line) => line.write("a")),
      1000,
    );
    await Promise.race([pause(40_000), untilQuiet()]);
    clearInterval(drip);
    for (const line of lines) line.destroy();
  }
  return opened;
}

async function flood(): Promise<number> {
  let opened = 0;
  while (attacking) {
    const lines = await openConnections(
      shop.origin,
      600,
      "127.0.0.4",
      () => "GET / HTTP/1.1\r\nHost: x\r\n",
    );
    opened += lines.length;
    await Promise.race([pause(5000), untilQuiet()]);
    for (const line of lines) line.destroy();
  }
  return opened;
}

/** One after another, each from an address of its own. */
async function meetStrangers(): Promise<void> {
  for (const [index, name] of Object.keys(strangers).entries()) {
    const until = Date.now() + strangerMs;
    const from = `127.0.6.${index + 1}`;
    const isRunning = () => Date.now() < until;
    const sent = await runStranger(name as StrangerName, shop.origin, from, isRunning);
    console.log(`${name}: ${sent} requests, ${memory()} MB`);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function untilQuiet(): Promise<void> {
  while (attacking) await pause(200);
}

/** Memory of the shop's process, in megabytes. */
function memory(field = "VmRSS"): number {
  const status = readFileSync(`/proc/${shop.pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)![1]) / 1024);
}
