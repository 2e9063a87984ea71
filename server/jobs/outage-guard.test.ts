import { describe, expect, it } from "vitest";
import { createQuietLog } from "../../test/quiet-log.ts";
import { createOutageGuard } from "./outage-guard.ts";

/** An outcome that a database refuses to store, and the leases renewed meanwhile. */
function openRejected() {
  const world = { writes: 0, renewals: 0, rejects: true, down: false };
  const outcome = {
    async write() {
      world.writes += 1;
      if (world.rejects || world.down) throw new Error("invalid input syntax");
    },
    async renewLease() {
      if (world.down) throw new Error("the database is away");
      world.renewals += 1;
    },
  };
  return { world, outcome };
}

describe("an outcome that cannot be written", () => {
  it("keeps its lease and holds up no other job when the database rejects it", async () => {
    const log = createQuietLog();
    const guard = createOutageGuard(() => 0, log);
    const { world, outcome } = openRejected();
    await expect(guard.write(outcome)).rejects.toThrow("invalid input");
    for (let poll = 0; poll < 9; poll += 1) await guard.writePending();
    expect(world).toMatchObject({ writes: 10, renewals: 9 });
    expect(log.of("error").map(({ message }) => message)).toEqual([
      "The outcome of a background job cannot be stored",
    ]);
  });

  it("is never given up, however long the database is down", async () => {
    const guard = createOutageGuard(() => 0, createQuietLog());
    const { world, outcome } = openRejected();
    Object.assign(world, { rejects: false, down: true });
    await expect(guard.write(outcome)).rejects.toThrow("invalid input");
    for (let poll = 0; poll < 9; poll += 1)
      await expect(guard.writePending()).rejects.toThrow("away");
    world.down = false;
    await guard.writePending();
    await guard.writePending();
    expect(world).toMatchObject({ writes: 11, renewals: 0 });
  });
});
