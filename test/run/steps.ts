import type { MachineProgramName } from "../programs/machine-programs.ts";

export type Step = {
  name: string;
  command: string;
  /** Programs that the package registry has not. */
  needs?: readonly MachineProgramName[];
};

/** The steps of a group run side by side: together they use the cores that one alone leaves idle. */
export const checks: readonly Step[][] = [
  [
    { name: "format", command: "oxfmt --check" },
    { name: "lint", command: "oxlint --type-aware --deny-warnings" },
    { name: "types", command: "tsc" },
    { name: "dead code", command: "knip" },
    { name: "build", command: "npm run build --silent" },
  ],
  [{ name: "size", command: "size-limit" }],
  [{ name: "unit and app tests", command: "vitest run --project 'daily*'" }],
];

/** `npm test` */
export const daily: readonly Step[][] = [
  ...checks,
  [{ name: "browser tests", command: "playwright test --project daily" }],
  [
    { name: "example of nginx", command: "vitest run --project nginx", needs: ["nginx"] },
    { name: "example of Caddy", command: "vitest run --project Caddy", needs: ["Caddy"] },
    { name: "units of systemd", command: "vitest run --project systemd", needs: ["systemd"] },
  ],
];

/**
 * What `npm run test:all` runs besides. The crash test mostly waits for its processes and their
 * pauses. The steps beside it leave it the cores, so that it kills and orders as much as it does alone.
 */
export const more: readonly Step[][] = [
  [{ name: "build", command: "npm run build --silent" }],
  [
    { name: "crash test", command: "node test/chaos/crash.ts 20" },
    {
      name: "unit and app tests on SQLite without demo/",
      command: "nice node test/run/test-without-demo.ts",
    },
    {
      name: "other browsers",
      command: "nice -n 3 vitest run --config test/browsers/vitest.config.ts",
      needs: ["Firefox", "WebKit"],
    },
  ],
  [{ name: "more unit and app tests", command: "vitest run --project 'more*'" }],
  [{ name: "more browser tests", command: "playwright test --project more" }],
  [
    {
      name: "browser tests of a whole Chromium",
      command: "playwright test --project autofill",
      needs: ["Chromium"],
    },
  ],
];
