import { expect, it } from "vitest";
import { formatTotals } from "./summary.ts";

it("counts the emails of backups from before the jobs queue too", () => {
  const totals = { orders: 22_996, lines: 0 };
  expect(formatTotals({ ...totals, rows: { orders: 2, outbox: 5 } })).toContain("  maile: 5");
  expect(formatTotals({ ...totals, rows: { orders: 2, emails: 6 } })).toContain("  maile: 6");
});
