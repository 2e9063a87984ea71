import { expect, it } from "vitest";
import { mayStartAttempt } from "./pay-order.ts";
import type { Attempt } from "./payment-summary.ts";

const day = 24 * 3_600_000;
const refused: Attempt = {
  reference: "L-1001-1",
  method: "blik",
  amount: 100,
  startedAt: day,
  externalId: undefined,
  state: "closed",
  received: 0,
};
const mayStart = (attempts: Attempt[], now = day + 1) => mayStartAttempt(attempts, now);
const many = (count: number, attempt: Attempt) => Array.from({ length: count }, () => attempt);

it("an order has ten attempts a day that PayU takes, and forty that it refuses", () => {
  const taken: Attempt = { ...refused, externalId: "A" };
  expect(mayStart([...many(9, taken), ...many(39, refused)])).toBe(true);
  expect(mayStart(many(10, taken))).toBe(false);
  expect(mayStart(many(10, { ...refused, state: "starting" }))).toBe(false);
  expect(mayStart(many(40, refused))).toBe(false);
  expect(mayStart([...many(10, taken), ...many(40, refused)], 2 * day)).toBe(true);
});
