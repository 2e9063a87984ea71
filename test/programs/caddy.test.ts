import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../temporary-store.ts";
import { requireProgram } from "./machine-programs.ts";

it("the example of Caddy is understood by it", () => {
  const [caddy] = requireProgram("Caddy") as [string];
  const config = join(import.meta.dirname, "../../deploy/Caddyfile");
  const options = { encoding: "utf8", env: { HOME: temporaryFolder() } } as const;
  const args = ["validate", "--adapter", "caddyfile", "--config", config];
  const { status, stdout } = spawnSync(caddy, args, options);
  expect([status, stdout]).toEqual([0, expect.stringContaining("Valid configuration")]);
});
