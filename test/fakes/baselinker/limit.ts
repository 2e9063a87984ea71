import { ErrorStatus } from "./error-status.ts";

const callsPerMinute = 100;
const blockMs = 10 * 60_000;

/** Allows a hundred calls in any sixty seconds; the next one blocks the token for ten minutes. */
export function createLimit(now: () => number) {
  const calls = new Map<string, number[]>();
  const blocked = new Map<string, number>();
  return {
    note(token: string): void {
      const until = blocked.get(token) ?? 0;
      if (now() < until) throw refusal(until);
      const recent = (calls.get(token) ?? []).filter((at) => at > now() - 60_000);
      calls.set(token, [...recent, now()]);
      if (recent.length < callsPerMinute) return;
      blocked.set(token, now() + blockMs);
      throw refusal(now() + blockMs);
    },
  };
}

/** What a call gets while the token is blocked. */
export function refusal(until: number): ErrorStatus {
  const moment = new Date(until).toLocaleString("sv-SE", { timeZone: "Europe/Warsaw" });
  return new ErrorStatus(
    "ERROR_BLOCKED_TOKEN",
    `Query limit exceeded, token blocked until ${moment}`,
  );
}
