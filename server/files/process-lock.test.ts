import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../test/temporary-store.ts";
import { createProcessLock } from "./process-lock.ts";

it("a lock runs one work at a time, also when one fails", async () => {
  const path = join(temporaryFolder(), "new/a.lock");
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(name);
    await new Promise(setImmediate);
    steps.push(name);
    if (name === "b") throw new Error("b failed");
  };
  const [one, other] = [createProcessLock(path), createProcessLock(path)];
  const runs = [one.run(work("a")), one.run(work("b")), other.run(work("c"))];
  const outcomes = await Promise.allSettled(runs);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  for (const name of ["a", "b", "c"]) expect(steps.indexOf(name) + 1).toBe(steps.lastIndexOf(name));
});
