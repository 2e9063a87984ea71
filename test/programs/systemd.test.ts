import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { requireProgram } from "./machine-programs.ts";

const folder = join(import.meta.dirname, "../../deploy");

it("the units are understood by systemd", () => {
  const [program] = requireProgram("systemd") as [string];
  const units = globSync("*.{service,timer}", { cwd: folder }).map((name) => join(folder, name));
  expect(units.length).toBeGreaterThan(4);
  const { stderr, error } = spawnSync(program, ["verify", ...units], { encoding: "utf8" });
  expect(error).toBeUndefined();
  // The programs are not installed here.
  const found = stderr
    .split("\n")
    .filter((line) => line && !/is not executable|Unit \S+ not found/.test(line));
  expect(found.filter((line) => line.includes("latawiec"))).toEqual([]);
});
