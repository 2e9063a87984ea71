import { createHash } from "node:crypto";
import { BaselinkerFailure } from "../client/failure.ts";
import type { WarehouseState } from "../../db/sync-state.ts";

export type SyncLog = Record<"info" | "warn" | "error", (details: object, message: string) => void>;

export type FailureMeans = {
  token: string;
  /** Between two readings. */
  syncMs: number;
  now: () => number;
  log: SyncLog;
};

export type SyncOutcome =
  | { kind: "done"; products: number; changed: number; removed: number }
  /** Another process is at it. */
  | { kind: "elsewhere" }
  /** More than half would be gone; the next reading decides. */
  | { kind: "doubted" }
  | { kind: "failed"; problem: string };

const patientMs = 5 * 60_000;
const retryMs = 15_000;

/** What is noted of a reading that came to its end. */
export function stateOfOutcome(
  outcome: SyncOutcome,
  { problem: before, source }: WarehouseState,
  { now, syncMs, log }: FailureMeans,
): Partial<WarehouseState> {
  const dueAt = now() + syncMs;
  if (outcome.kind === "doubted") {
    const problem = "Magazyn podał mniej niż połowę produktów. Sklep czeka na potwierdzenie.";
    log.warn({}, problem);
    return { dueAt, doubtedAt: now(), problem, problemKind: "doubted", failures: 0 };
  }
  if (before) log.info({}, "Magazyn BaseLinker znów odpowiada");
  const well = { problem: undefined, problemKind: undefined, doubtedAt: undefined };
  return { ...well, dueAt, checkedAt: now(), failures: 0, source };
}

/** When to try again after a failure, and what the owner is told, once for each kind. */
export function outcomeOfFailure(
  error: unknown,
  before: WarehouseState,
  means: FailureMeans,
): Partial<WarehouseState> {
  const { now, log, token } = means;
  const { kind, until, message } = readFailure(error);
  const problem = problemOf(error);
  const failures = before.failures + 1;
  const dueAt = until ?? now() + pauseFor(kind, failures, means);
  const details = { kind, reason: message, nextAt: new Date(dueAt).toISOString() };
  if (kind === "own") log.error({ ...details, err: error }, problem);
  else if (kind === before.problemKind) log.info(details, "Magazyn BaseLinker nadal nie odpowiada");
  else if (kind === "token" || kind === "settings") log.error(details, problem);
  else log.warn(details, problem);
  const blocked = until !== undefined && { blockedUntil: until, blockedToken: markOf(token) };
  return { problem, problemKind: kind, failures, dueAt, ...blocked };
}

/** What the owner is told of a failure, in Polish. */
export function problemOf(error: unknown): string {
  const { kind, message } = readFailure(error);
  return problems[kind] ?? message;
}

function readFailure(error: unknown): {
  kind: string;
  until?: number | undefined;
  message: string;
} {
  if (error instanceof BaselinkerFailure) return error;
  return { kind: "own", message: error instanceof Error ? error.message : "unknown error" };
}

/** A fault of the line passes by itself; a wrong setting waits for the owner. */
function pauseFor(kind: string, failures: number, { syncMs }: FailureMeans): number {
  if (kind === "token" || kind === "settings") return Math.max(syncMs, patientMs);
  const first = Math.min(syncMs, retryMs);
  const longest = Math.min(Math.max(syncMs, 2 * retryMs), patientMs);
  return Math.min(first * 2 ** Math.min(failures - 1, 10), longest);
}

/** What is in the way, without the words of the other side; `settings` brings its own. */
const problems: Record<string, string> = {
  blocked: "BaseLinker wstrzymał token za zbyt wiele zapytań. Sklep ponowi próbę po tej przerwie.",
  token: "BaseLinker nie przyjmuje tokenu. Sprawdź BASELINKER_TOKEN.",
  transport: "Magazyn BaseLinker nie odpowiada. Sklep sprzedaje z ostatniego dobrego katalogu.",
  refused: "BaseLinker odmówił odpowiedzi. Sklep sprzedaje z ostatniego dobrego katalogu.",
  own: "Synchronizacja katalogu nie powiodła się z winy sklepu.",
};

/** A restart does not end a block; another token does. */
export function isBlocked(
  state: WarehouseState,
  { now, token }: Pick<FailureMeans, "now" | "token">,
): boolean {
  return state.blockedUntil > now() && state.blockedToken === markOf(token);
}

export function stillBlocked({ blockedUntil }: WarehouseState): BaselinkerFailure {
  return new BaselinkerFailure("blocked", "the block lasts", blockedUntil);
}

/** Tells tokens apart without telling them. */
export function markOf(token: string): string {
  return createHash("sha256").update(token).digest("hex").slice(0, 12);
}
