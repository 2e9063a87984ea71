import { parentPort, workerData } from "node:worker_threads";
import { runStranger, type StrangerName } from "../test/fuzz/strangers.ts";

/** Runs one hostile client of `bench/strangers.ts`, whose own waits it must not delay. */
type Work = { name: StrangerName; origin: string; from: string; ms: number };

const { name, origin, from, ms } = workerData as Work;
const until = performance.now() + ms;
parentPort!.postMessage(await runStranger(name, origin, from, () => performance.now() < until));
