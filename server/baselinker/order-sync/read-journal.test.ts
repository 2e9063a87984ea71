import { expect, it } from "vitest";
import { readPages } from "./read-journal.ts";

/** As many entries as there are, a hundred in a page. */
function createReader(count: number) {
  const entries = Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }));
  return async (last: number) => entries.filter(({ id }) => Number(id) > last).slice(0, 100);
}

it("reads all pages of entries after the last known one, up to a limit", async () => {
  expect(await readPages(0, 50, createReader(0))).toEqual([]);
  expect(await readPages(7, 50, createReader(250))).toHaveLength(243);
  expect(await readPages(0, 2, createReader(250))).toHaveLength(200);
});

it("ends where a page brings nothing new", async () => {
  const page = (await createReader(100)(0)).toReversed();
  expect(await readPages(0, 50, async () => page)).toHaveLength(200);
});
