import { defineConfig } from "vitest/config";

/** Tests of the store run on both databases every day where their SQL differs … */
const storeTests = [
  "server/db/{,catalogue/,codes/,orders/,orders/stock/,migrations/}*.test.ts",
  "server/db/connection/!(open-database).test.ts",
  "server/privacy/**/*.test.ts",
  "server/web/rate-limit/rate-limiter.test.ts",
];

/** … and with `npm run test:all` where they use it; others run no SQL that these do not. */
const storeUserTests = [
  "server/backup/**/*.test.ts",
  "server/doctor/{doctor,payments}.test.ts",
  "server/orders/{orders,order-codes}.test.ts",
  "server/orders/transitions/{order-transitions,reservation-end}.test.ts",
  "server/payments/{payments,unpaid-orders,attempts/record-found}.test.ts",
  "server/{shop/readiness,shop/daily-jobs,email/messages,email/newsletter,email/email-jobs}.test.ts",
  "server/alerts/two-machines.test.ts",
  "server/baselinker/sync/{bundles,sync-catalogue,notify-oversold}.test.ts",
  "server/baselinker/{order-export/order-export,order-sync/record-invoice}.test.ts",
  "test/crash/*.test.ts",
  "test/both-sides/{simulation,killed-processes}.test.ts",
];

/** Several machines share a PostgreSQL. */
const severalMachinesTests = ["test/chaos/{outage,two-shops,two-readers}.test.ts"];

/** What PostgreSQL's dialect alone has. */
const postgresTests = ["server/db/dialect/postgres.test.ts"];

/**
 * Left to `npm run test:all`: they build the shop again, start and kill whole shops, or go through
 * long lists and simulations. What they assert about rules has its quick test elsewhere.
 */
const longTests = [
  "cli/database/other-version.test.ts",
  "demo/product-page.test.ts",
  "server/db/dialect/full-disk.test.ts",
  "server/env-file.test.ts",
  "server/shop-config/shop-folder.test.ts",
  "test/app/{alerts,dev,first-start,flood,full-disk,hostile-patterns,own-shop,process-end}.test.ts",
  "test/app/{second-start,without-demo,worker-dies}.test.ts",
  "test/both-sides/*.test.ts",
  "test/chaos/orders-into-baselinker.test.ts",
  "test/crash/*.test.ts",
  "test/fuzz/*.test.ts",
  "test/regular-expressions.test.ts",
  "test/update.test.ts",
];

/** They replace modules, which other files would get as well. */
const isolatedTests = [
  "server/web/build/old-builds.test.ts",
  "server/shop/order-jobs.test.ts",
  "app/{api/feeds,cart/cart-totals}.test.ts?(x)",
  "test/{order-sums,app/gift,app/linked-order}.test.ts",
];

/** Each needs a program of the machine. */
const programTests = ["test/programs/{nginx,caddy,systemd}.test.ts"];

const sqlite = { globalSetup: ["./test/programs/migrated-file.ts"] };
const postgres = { globalSetup: ["./test/programs/shared-postgres.ts"] };

/** The projects whose names begin with `daily` are part of `npm test`. */
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
          name: "daily SQLite",
          include: ["{shop,server,app,cli,demo,test}/**/*.test.ts?(x)"],
          exclude: [
            ...[longTests, severalMachinesTests, postgresTests, isolatedTests].flat(),
            ...programTests,
          ],
          ...sqlite,
        },
      },
      {
        extends: true,
        test: { name: "daily SQLite isolated", include: isolatedTests, isolate: true, ...sqlite },
      },
      {
        extends: true,
        test: { name: "daily PostgreSQL", include: [...storeTests, ...postgresTests], ...postgres },
      },
      { extends: true, test: { name: "more SQLite", include: longTests, ...sqlite } },
      {
        extends: true,
        test: {
          name: "more PostgreSQL",
          include: [...storeUserTests, ...severalMachinesTests],
          ...postgres,
        },
      },
      { extends: true, test: { name: "nginx", include: ["test/programs/nginx.test.ts"] } },
      { extends: true, test: { name: "Caddy", include: ["test/programs/caddy.test.ts"] } },
      { extends: true, test: { name: "systemd", include: ["test/programs/systemd.test.ts"] } },
    ],
  },
});
