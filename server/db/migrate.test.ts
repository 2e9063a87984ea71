import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { createDatabase, openTemporaryStore } from "../../test/temporary-store.ts";
import { migrate } from "./migrate.ts";

const script = fileURLToPath(new URL("../../test/crash/migrate-once.ts", import.meta.url));

describe("migrations", () => {
  it("run once", async () => {
    const { db } = await openTemporaryStore();
    expect(await migrate(db)).toEqual([]);
  });

  it("run once although several processes start together", async () => {
    const env = { ...process.env, ...(await createDatabase()) };
    const start = () => promisify(execFile)(process.execPath, [script], { env });
    const outputs = await Promise.all(Array.from({ length: 6 }, start));
    const ran = outputs.map(({ stdout }) => JSON.parse(stdout) as string[]);
    expect(ran.flat().filter((name) => name === "0001-orders-and-mail.sql")).toHaveLength(1);
  });
});
