import { describe, expect, it } from "vitest";
import { createQuietLog } from "../../test/quiet-log.ts";
import { createOutageGuard } from "./outage-guard.ts";

/** An outcome that a database refuses to store, and the leases renewed meanwhile. */
function openRejected(code?: string) {
  const world = { writes: 0, renewals: 0, givenUp: [] as string[], rejects: true, down: false };
  const outcome = {
    async write() {
      world.writes += 1;
      if (world.rejects || world.down)
        throw Object.assign(new Error("invalid input syntax"), { code });
    },
    async renewLease() {
      if (world.down) throw new Error("the database is away");
      world.renewals += 1;
    },
    async giveUp(code: string) {
      if (world.down) throw new Error("the database is away");
      world.givenUp.push(code);
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

  it("is given up at once when the database would always reject it, unless it is down", async () => {
    const guard = createOutageGuard(() => 0, createQuietLog());
    const { world, outcome } = openRejected("23505");
    world.down = true;
    await expect(guard.write(outcome)).rejects.toThrow("away");
    world.down = false;
    for (let poll = 0; poll < 9; poll += 1) await guard.writePending();
    expect(world).toMatchObject({ writes: 2, givenUp: ["23505"], renewals: 0 });
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
