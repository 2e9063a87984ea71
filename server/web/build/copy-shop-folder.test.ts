import { lstatSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../../../test/temporary-store.ts";
import { copyShopFolder } from "./copy-shop-folder.ts";

it("a build copies the owner's folder, never a link to it", async () => {
  const folder = temporaryFolder();
  const config = 'export const brand = "Kl" + "ocek";\n';
  writeFileSync(join(folder, "shop.config.ts"), config);
  const link = join(temporaryFolder(), "my");
  symlinkSync(folder, link);
  vi.stubEnv("MY_DIR", link);
  const target = join(temporaryFolder(), "copy");
  await copyShopFolder(target);
  expect(lstatSync(target).isSymbolicLink()).toBe(false);
  expect(readFileSync(join(target, "shop.config.ts"), "utf8")).toContain('"Klocek"');
  expect(readFileSync(join(folder, "shop.config.ts"), "utf8")).toBe(config);
});
