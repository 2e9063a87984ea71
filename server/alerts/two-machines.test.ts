import { expect, it } from "vitest";
import { openWatchedShop } from "../../test/alerts.ts";
import { openTemporaryStore } from "../../test/temporary-store.ts";

it("machines that find the same at once tell it once, and once that it is over", async () => {
  const shop = await openWatchedShop();
  const others = await Promise.all(
    [1, 2, 3].map(async () => shop.monitor(await openTemporaryStore(shop.database))),
  );
  const checkAll = () => Promise.all([shop.checkAfter(0), ...others.map(({ run }) => run())]);
  await shop.store.events.record("backup-failed", shop.clock.now, "dysk jest pełny");
  await checkAll();
  await shop.runDueJobs();
  expect(shop.notifiedKinds()).toEqual(["Alarm: backup-failed"]);
  expect(shop.smtp.mails).toHaveLength(1);
  await shop.store.events.record("backup", shop.clock.now + 1);
  // As a minute later: the database server's clock cannot be set.
  await shop.db.updateTable("alerts").set({ seen_at: 0 }).execute();
  await checkAll();
  await shop.runDueJobs();
  expect(shop.notifiedKinds()).toEqual(["Alarm: backup-failed", "Koniec alarmu: backup-failed"]);
});
