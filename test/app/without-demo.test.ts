import { spawnSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { copyCheckout } from "../run/copy-checkout.ts";
import { temporaryFolder } from "../temporary-store.ts";

it("a shop without demo/ and BaseLinker says in Polish which setting is missing", () => {
  const checkout = copyCheckout({ demo: false });
  onTestFinished(() => rmSync(checkout, { recursive: true, force: true }));
  symlinkSync(join(import.meta.dirname, "../../build"), join(checkout, "build"));
  const { status, stderr } = spawnSync(join(checkout, "server/node.sh"), ["server/main.ts"], {
    cwd: checkout,
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: temporaryFolder() },
    encoding: "utf8",
  });
  expect(stderr).toBe(
    "Nie można uruchomić sklepu: nie ma produktów.\n" +
      "  BASELINKER_TOKEN: podaj token konta w BaseLinkerze, bo folder demo/ został usunięty\n",
  );
  expect(status).toBe(1);
});
