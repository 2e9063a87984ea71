import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../server/db/connection/open-database.ts";
import { createStore } from "../../server/db/store.ts";
import { readDatabase } from "../crash/read-database.ts";
import { createTestMails } from "../mails.ts";
import { createQuietLog } from "../quiet-log.ts";
import { createOrderWorker } from "./order-worker.ts";
import { readClock, type ClockSetting } from "./fast-clock.ts";

/** A process that runs the jobs of orders until it is killed; its settings come as JSON. */
const { url, token, workerId, clock } = JSON.parse(process.argv[2]!) as Settings;

type Settings = { url: string; token: string; workerId: string; clock: ClockSetting };

createOrderWorker({
  store: createStore(await openDatabase(readDatabase())),
  url,
  token,
  fetch,
  now: () => readClock(clock),
  wait: (ms) => pause(ms / clock.speed),
  mail: createTestMails({ newId: randomUUID }),
  log: createQuietLog(),
  workerId,
}).start();
process.stdout.write("ready\n");
