import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findCurrentBuild, publishBuild } from "../../server/web/build/build-folder.ts";
import { childrenOf } from "../programs/child-processes.ts";
import { copyCheckout } from "../run/copy-checkout.ts";
import { runRejectedStart, startShop } from "../start-shop.ts";
import { temporaryFolder } from "../temporary-store.ts";

it("a second start on a taken port ends at once, with one worker and with two", async () => {
  const shop = await startShop();
  onTestFinished(shop.close);
  const { host, port: PORT } = new URL(shop.origin);
  for (const WORKERS of ["1", "2"]) {
    const folder = temporaryFolder();
    const second = await runRejectedStart({ PORT, WORKERS, DATA_DIR: folder });
    expect(second).toMatchObject({ code: 1, out: "" });
    expect(second.err).toContain(`adres ${host} jest zajęty`);
    expect(second.err.trim().split("\n")).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([]);
  }
  expect((await fetch(shop.origin)).status).toBe(200);
});

it("a build made beside a running shop changes nothing, even for a process started later", async () => {
  const checkout = copyCheckout({ demo: true });
  onTestFinished(() => rmSync(checkout, { recursive: true, force: true }));
  const builds = join(checkout, "build");
  // The published build alone: nothing else writes to it while it is copied.
  const build = findCurrentBuild()!;
  cpSync(build, join(builds, basename(build)), { recursive: true });
  await publishBuild(basename(build), builds);
  const shop = await startShop({ WORKERS: "2" }, checkout);
  onTestFinished(shop.close);
  await expect.poll(shop.log).toContain("Sklep otwarty");
  const before = childrenOf(shop.pid);
  mkdirSync(join(builds, "9"));
  await publishBuild("9", builds);
  for (const webProcess of before) process.kill(webProcess, "SIGKILL");
  await expect.poll(() => fetch(shop.origin).catch(() => undefined)).toMatchObject({ status: 200 });
  expect(childrenOf(shop.pid)).not.toEqual(expect.arrayContaining(before));
});
