import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../../../test/temporary-store.ts";
import { isUpToDate, recordInputs } from "./build-inputs.ts";

/** Root may read everything. */
function becomeNobody(): void {
  if (process.getuid!() !== 0) return;
  process.seteuid!(65534);
  onTestFinished(() => process.seteuid!(0));
}

it("a folder of the owner that the shop may not read stops no start", () => {
  const folder = temporaryFolder();
  const [build, my] = [join(folder, "build"), join(folder, "my")];
  mkdirSync(build);
  recordInputs(build, "");
  mkdirSync(my, { mode: 0o000 });
  // Whoever is not root may not even delete what one may not read.
  onTestFinished(() => chmodSync(my, 0o755));
  chmodSync(folder, 0o755);
  vi.stubEnv("MY_DIR", my);
  onTestFinished(() => void vi.unstubAllEnvs());
  becomeNobody();
  expect(isUpToDate(build)).toBe(false);
});
