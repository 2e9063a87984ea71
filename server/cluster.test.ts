import { expect, it } from "vitest";
import { pauseBeforeStart } from "./cluster.ts";

it("a web process that cannot start is tried again later and later, up to a minute", () => {
  const seconds = [0, 1, 2, 5, 6, 2000].map((failed) => pauseBeforeStart(failed) / 1000);
  expect(seconds).toEqual([1, 2, 4, 32, 60, 60]);
});
