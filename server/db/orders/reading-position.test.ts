import { expect, it } from "vitest";
import { openTemporaryStore } from "../../../test/temporary-store.ts";
import { markNotified } from "./reading-position.ts";

it("tells each thing once", async () => {
  const { db } = await openTemporaryStore();
  expect(await markNotified(db, "unknown-status 7")).toBe(true);
  expect(await markNotified(db, "unknown-status 7")).toBe(false);
  expect(await markNotified(db, "unknown-status 8")).toBe(true);
});
