import { createHash } from "node:crypto";
import type { Updateable } from "kysely";
import { BaselinkerFailure } from "../client/failure.ts";
import type { Write } from "../../db/jobs/queue.ts";
import type { Outcome } from "../../jobs/outcome.ts";
import type { JobLog } from "../../jobs/worker.ts";
import type { SyncColumns } from "../../db/catalogue/sync-columns.ts";
import { saveSyncState, type SyncState } from "../../db/catalogue/sync-state.ts";
import { minuteMs } from "../../../shop/time/durations.ts";
import { shopCommand } from "../../../shop/shop-command.ts";

export type SyncDeps = {
  token: string;
  syncMs: number;
  now: () => number;
  log: JobLog;
};

export type SyncResult =
  | { kind: "done"; products: number; changed: number; removed: number }
  | { kind: "locked" }
  | { kind: "needs-confirmation" }
  | { kind: "failed"; problem: string };

export type Synced = { result: SyncResult; outcome: Outcome };

const settingsRetryMs = 5 * minuteMs;
const retryMs = 15_000;

export function planAfterSync(
  result: SyncResult,
  { problem: before, suspiciousAt, source }: SyncState,
  { now, syncMs, log }: SyncDeps,
): Outcome {
  const runAt = now() + syncMs;
  if (result.kind === "needs-confirmation") {
    const problem = `BaseLinker podaje mniej niż połowę produktów. Sklep czeka na potwierdzenie: ${shopCommand} sync --confirm`;
    if (suspiciousAt === undefined) log.warn({}, problem);
    const columns = { suspicious_at: suspiciousAt ?? now(), problem, problem_kind: "suspicious" };
    return syncAgain(columns, runAt);
  }
  if (before) log.info({}, "Magazyn BaseLinker znów odpowiada");
  const healthy = { problem: null, problem_kind: null, suspicious_at: null };
  return syncAgain({ ...healthy, checked_at: now(), source }, runAt);
}

export function planAfterFailure(
  error: unknown,
  before: SyncState & { failures: number },
  deps: SyncDeps,
): Synced {
  const { now, log, token } = deps;
  const { kind, until, message } = readFailure(error);
  const problem = problemOf(error);
  const failures = before.failures + 1;
  const runAt = until ?? now() + pauseFor(kind, failures, deps);
  const details = { kind, reason: message, nextAt: new Date(runAt).toISOString() };
  if (kind === "own") log.error({ ...details, err: error }, problem);
  else if (kind === before.problemKind) log.info(details, "Magazyn BaseLinker nadal nie odpowiada");
  else if (kind === "token" || kind === "settings") log.error(details, problem);
  else log.warn(details, problem);
  const blocked = until !== undefined && {
    blocked_until: until,
    blocked_token: fingerprint(token),
  };
  const outcome = syncAgain({ problem, problem_kind: kind, ...blocked }, runAt, failures);
  return { result: { kind: "failed", problem }, outcome };
}

function syncAgain(columns: Updateable<SyncColumns>, runAt: number, failures = 0): Outcome {
  const write: Write = (trx) => saveSyncState(trx, columns);
  return { kind: "rescheduled", runAt, attempts: failures, write };
}

export function problemOf(error: unknown): string {
  const { kind, message } = readFailure(error);
  return problems[kind] ?? message;
}

function readFailure(error: unknown): BaselinkerFailure {
  if (error instanceof BaselinkerFailure) return error;
  return new BaselinkerFailure("own", error instanceof Error ? error.message : "unknown error");
}

/** Transport errors are retried soon; wrong settings wait for the owner. */
function pauseFor(kind: string, failures: number, { syncMs }: SyncDeps): number {
  if (kind === "token" || kind === "settings") return Math.max(syncMs, settingsRetryMs);
  const first = Math.min(syncMs, retryMs);
  const longestPause = Math.min(Math.max(syncMs, 2 * retryMs), settingsRetryMs);
  return Math.min(first * 2 ** Math.min(failures - 1, 10), longestPause);
}

const problems: Record<string, string> = {
  blocked: "BaseLinker wstrzymał token za zbyt wiele zapytań. Sklep ponowi próbę po tej przerwie.",
  token: "BaseLinker nie przyjmuje tokenu. Sprawdź BASELINKER_TOKEN.",
  transport: "Magazyn BaseLinker nie odpowiada. Sklep sprzedaje z ostatniego dobrego katalogu.",
  refused: "BaseLinker odmówił odpowiedzi. Sklep sprzedaje z ostatniego dobrego katalogu.",
  own: "Synchronizacja katalogu nie powiodła się z winy sklepu.",
};

/** A block belongs to a token and survives a restart. */
export function isBlocked(
  state: SyncState,
  { now, token }: Pick<SyncDeps, "now" | "token">,
): boolean {
  return state.blockedUntil > now() && state.blockedToken === fingerprint(token);
}

/** @throws BaselinkerFailure while BaseLinker blocks the token. */
export function assertNotBlocked(state: SyncState, deps: Parameters<typeof isBlocked>[1]): void {
  if (!isBlocked(state, deps)) return;
  throw new BaselinkerFailure("blocked", "still blocked", state.blockedUntil);
}

export function fingerprint(token: string): string {
  return createHash("sha256").update(token).digest("hex").slice(0, 12);
}
