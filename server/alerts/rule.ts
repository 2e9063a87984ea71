import type { Alert, AlertKind } from "../../shop/alerts/alert.ts";
import type { Store } from "../db/store.ts";
import type { Env } from "../env.ts";

export type RuleDeps = {
  env: Env;
  store: Store;
  now: () => number;
  startedAt?: number;
};

type Found = Omit<Alert, "kind">;

export type AlertRule = {
  kind: AlertKind;
  area: string;
  healthy: string | ((deps: RuleDeps) => Promise<string>);
  appliesTo?: (env: Env) => boolean;
  /** Cheap enough to run every few seconds. */
  find: (deps: RuleDeps) => Promise<Found | readonly Found[] | undefined>;
};

export type RuleOfArea = Omit<AlertRule, "area">;
