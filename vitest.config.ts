import { defineConfig } from "vitest/config";

/** Tests of the store, which run on both databases; others run no SQL that these do not. */
const storeTests = [
  "server/{backup,privacy}/**/*.test.ts",
  "server/doctor/{doctor,payments}.test.ts",
  "server/orders/{orders,order-codes,record-invoice}.test.ts",
  "server/orders/transitions/{order-transitions,reservation-end}.test.ts",
  "server/payments/{payments,unpaid-orders,attempts/record-found}.test.ts",
  "server/{shop/readiness,shop/daily-jobs,email/messages,email/newsletter,email/email-jobs}.test.ts",
  "server/alerts/two-machines.test.ts",
  "server/baselinker/sync/{bundles,sync-catalogue,notify-oversold}.test.ts",
  "server/baselinker/order-export/order-export.test.ts",
  "server/db/{,catalogue/,orders/,orders/stock/,migrations/}*.test.ts",
  "server/db/connection/!(open-database).test.ts",
  "server/web/rate-limit/rate-limiter.test.ts",
  "test/crash/*.test.ts",
  "test/both-sides/{simulation,killed-processes}.test.ts",
];

/** Several machines share a PostgreSQL. */
const postgresTests = [
  "server/db/dialect/postgres.test.ts",
  "test/chaos/{outage,two-shops,two-readers}.test.ts",
];

/** They replace modules, which other files would get as well. */
const isolatedTests = [
  "server/web/build/old-builds.test.ts",
  "server/shop/order-jobs.test.ts",
  "app/{api/feeds,cart/cart-totals}.test.ts?(x)",
  "test/{order-sums,app/gift,app/linked-order}.test.ts",
];

export default defineConfig({
  oxc: { jsx: { development: false } },
  test: {
    setupFiles: ["./test/run/no-console-errors.ts"],
    // Generous timeouts for a busy machine; nothing measures them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    // Many tests wait for their own processes: two cores are busy with three.
    maxWorkers: 3,
    // Loading the modules once for all files of a process saves a sixth of the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "SQLite",
          include: ["{shop,server,app,cli,demo,test}/**/*.test.ts?(x)"],
          exclude: [...postgresTests, ...isolatedTests],
          globalSetup: ["./test/programs/migrated-file.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "SQLite isolated",
          include: isolatedTests,
          globalSetup: ["./test/programs/migrated-file.ts"],
          isolate: true,
        },
      },
      {
        extends: true,
        test: {
          name: "PostgreSQL",
          include: [...storeTests, ...postgresTests],
          globalSetup: ["./test/programs/shared-postgres.ts"],
        },
      },
    ],
  },
});
