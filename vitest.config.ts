import { defineConfig } from "vitest/config";

/** What the store promises, it promises on both databases: these run on each. */
const storeTests = [
  "server/{backup,doctor,erasure,retention,orders,order-life,outbox,readiness}.test.ts",
  "server/{messages,newsletter,withdrawals,catalogue-sync,warehouse-orders}.test.ts",
  "server/store/!(sqlite|postgres|open-database).test.ts",
  "server/http/rate-limiter.test.ts",
  "test/crash/*.test.ts",
  "test/faults/two-{shops,readers}.test.ts",
  "cli/{keeping,orders}.test.ts",
  "test/app/{order,message,withdrawal}.test.ts",
];

const postgresTests = ["server/store/postgres.test.ts", "test/faults/outage.test.ts"];

export default defineConfig({
  test: {
    setupFiles: ["./test/no-console-errors.ts"],
    // Patience for a busy machine; nothing is measured by it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    // Many tests wait for processes of their own; one at a time would leave a core idle.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "SQLite",
          include: ["{shop,server,app,cli,test,pictures}/**/*.test.ts?(x)"],
          exclude: postgresTests,
          provide: { postgres: "" },
        },
      },
      {
        extends: true,
        test: {
          name: "PostgreSQL",
          include: [...storeTests, ...postgresTests],
          globalSetup: ["./test/shared-postgres.ts"],
        },
      },
    ],
  },
});
