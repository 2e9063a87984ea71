import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { expect, it } from "vitest";
import { rateLimitsTable } from "./rate-limits.ts";
import type { Tables } from "./schema.ts";

it("asks with the same statements at any time, so that they are prepared once", async () => {
  const texts = new Set<string>();
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (own) => new SqliteIntrospector(own),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    log: ({ query }) => void texts.add(query.sql),
  });
  const limits = rateLimitsTable(db);
  for (const now of [1_700_000_000_000, 1_700_000_000_001]) {
    await limits.consume({ key: "order", cost: 1000, windowMs: 10_000, now });
  }
  expect(texts.size).toBe(2);
});
