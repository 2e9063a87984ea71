import { setTimeout as pause } from "node:timers/promises";
import { isRunning } from "../../server/doctor/running.ts";
import { readEnv } from "../../server/env.ts";
import { UsageError, type Command } from "./command.ts";

const retryMs = 500;

/** Exit code 1 when the shop does not answer. */
export const running: Command = {
  name: "running",
  about: "mówi, czy sklep na tej maszynie odpowiada",
  options: { wait: { value: "SEKUNDY", about: "tak długo czeka, aż odpowie" } },
  async run({ values, json }) {
    const seconds = Number(values.wait ?? 0);
    if (!Number.isInteger(seconds) || seconds < 0) throw new UsageError("--wait to liczba sekund.");
    const env = readEnv(process.env);
    const until = Date.now() + seconds * 1000;
    let answers = await isRunning(env);
    while (!answers && Date.now() < until) {
      await pause(retryMs);
      answers = await isRunning(env);
    }
    if (json) console.log(JSON.stringify({ running: answers }));
    else console.log(answers ? "Sklep odpowiada." : "Sklep nie odpowiada.");
    return answers ? 0 : 1;
  },
};
