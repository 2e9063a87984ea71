import { expect, it } from "vitest";
import { createAdmission } from "./admission.ts";

const stranger = "203.0.113.66";
const neighbour = "203.0.113.67";
const limits = { maxInProgress: 10, maxPerClient: 2, maxWaiting: 0 };

/** Work of a client that lasts until it is finished. */
function start({ run }: ReturnType<typeof createAdmission>, client: string, count: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const results = Array.from({ length: count }, () =>
    run(client, async () => {
      await promise;
      return "made";
    }),
  );
  return {
    async finish() {
      resolve();
      return Promise.all(results);
    },
  };
}

it("limits what one client has in progress, and no other client", async () => {
  const admission = createAdmission({ ...limits, maxPerClient: 2 });
  const flood = start(admission, stranger, 4);
  const other = start(admission, neighbour, 2);
  expect(await other.finish()).toEqual(["made", "made"]);
  expect(await flood.finish()).toEqual(["made", "made", 429, 429]);
  expect(await start(admission, stranger, 2).finish()).toEqual(["made", "made"]);
});

it("lets a client wait for a place of its own", async () => {
  const admission = createAdmission({ ...limits, maxInProgress: 4, maxWaiting: 3 });
  const school = start(admission, stranger, 6);
  const other = start(admission, neighbour, 2);
  expect(await other.finish()).toEqual(["made", "made"]);
  expect(await school.finish()).toEqual([...Array(5).fill("made"), 429]);
});

it("counts a whole IPv6 network as one client", async () => {
  const admission = createAdmission({ ...limits, maxPerClient: 1 });
  const first = start(admission, "2001:db8::1", 1);
  expect(await start(admission, "2001:db8::2", 1).finish()).toEqual([429]);
  expect(await first.finish()).toEqual(["made"]);
});

it("limits what all clients have in progress", async () => {
  const admission = createAdmission({ ...limits, maxInProgress: 2 });
  const flood = start(admission, stranger, 2);
  expect(await start(admission, neighbour, 1).finish()).toEqual([503]);
  await flood.finish();
  expect(await start(admission, neighbour, 1).finish()).toEqual(["made"]);
});

it("is free again after work that failed", async () => {
  const { run } = createAdmission({ ...limits, maxInProgress: 1 });
  await expect(run(stranger, () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await run(stranger, async () => "made")).toBe("made");
});
