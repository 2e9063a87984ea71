import { expect, it, onTestFinished } from "vitest";
import { openFakeBaselinker } from "../../test/fakes/baselinker/baselinker.ts";
import { runInProcess } from "../../test/programs/run-command.ts";

it("lists the account's statuses with a proposal that can be copied", async () => {
  const fake = await openFakeBaselinker();
  onTestFinished(fake.close);
  const settings = { BASELINKER_TOKEN: fake.token, BASELINKER_URL: fake.url };
  const { out, code } = await runInProcess(["baselinker", "statuses"], settings);
  expect(code).toBe(0);
  expect(out).toContain("  6  Anulowane\n");
  expect(out).toContain(`export const warehouseStatuses = {
  confirmed: "Do realizacji",
  dispatched: "Wysłane",
  ready: "Gotowe do odbioru",
  completed: "Zrealizowane",
  cancelled: "Anulowane",
};`);
  const json = JSON.parse((await runInProcess(["baselinker", "statuses", "--json"], settings)).out);
  expect(json.statuses).toContainEqual({ id: "6", name: "Anulowane", step: null });
  expect(json.missing).toContain("confirmed");
  expect((await runInProcess(["baselinker", "statuses"])).err).toContain("Brak BASELINKER_TOKEN");
});
