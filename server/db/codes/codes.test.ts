import { expect, it } from "vitest";
import { createPersonalCode } from "../../../shop/newsletter/newsletter.ts";
import { openTemporaryStore } from "../../../test/temporary-store.ts";

const personal = createPersonalCode("LATO", 10);
const code = { ...personal, personal: false };

it("adds a code in place of one of its name that is over, with the time from which it works", async () => {
  const { codes } = (await openTemporaryStore()).store;
  expect(await codes.add({ ...code, validUntil: 100 }, 1)).toBe(true);
  expect(await codes.add(code, 99)).toBe(false);
  expect(await codes.add(code, 100)).toBe(true);
  await codes.end("LATO", 101);
  expect(await codes.add({ ...code, value: { amount: 500 } }, 102)).toBe(true);
  expect(await codes.list(15)).toEqual([
    expect.objectContaining({ value: { amount: 500 }, endedAt: undefined, createdAt: 102 }),
  ]);
});

it("never adds a code in place of somebody's own", async () => {
  const { codes } = (await openTemporaryStore()).store;
  await codes.add(personal, 1);
  await codes.end("LATO", 2);
  expect(await codes.add(code, 3)).toBe(false);
});
