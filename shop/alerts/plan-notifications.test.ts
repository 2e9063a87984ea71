import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Alert, AlertKind, AlertPhase, AlertRecord } from "./alert.ts";
import { holdMs, planNotifications } from "./plan-notifications.ts";

const day = 86_400_000;
const start = Date.UTC(2026, 10, 21);

const alertOf = (kind: AlertKind, text = "Mało miejsca"): Alert => ({ kind, text, advice: "Zrób" });

/** The owner's inbox over a series of checks. */
function openOwner() {
  let records: readonly AlertRecord[] = [];
  const sent: string[] = [];
  return {
    sent,
    records: () => records,
    check(at: number, ...kinds: AlertKind[]): AlertPhase[] {
      const plan = planNotifications(
        records,
        kinds.map((kind) => alertOf(kind)),
        at,
      );
      const changed = new Set(plan.records.map(({ kind }) => kind));
      records = [...records.filter(({ kind }) => !changed.has(kind)), ...plan.records];
      sent.push(...plan.notifications.map(({ phase, record }) => `${record.kind} ${phase}`));
      return plan.notifications.map(({ phase }) => phase);
    },
  };
}

describe("an alert", () => {
  it("is told when it begins, once a day while it lasts, and when it is over", () => {
    const owner = openOwner();
    expect(owner.check(start, "disk")).toEqual(["begun"]);
    expect(owner.check(start + day - 1, "disk")).toEqual([]);
    expect(owner.check(start + day, "disk")).toEqual(["lasts"]);
    expect(owner.check(start + day + 15_000, "disk")).toEqual([]);
    expect(owner.check(start + 2 * day, "disk")).toEqual(["lasts"]);
    expect(owner.check(start + 2 * day + holdMs)).toEqual(["over"]);
    expect(owner.check(start + 3 * day)).toEqual([]);
    expect(owner.check(start + 4 * day, "disk")).toEqual(["begun"]);
  });

  it("is not over while another machine still finds it", () => {
    const owner = openOwner();
    owner.check(start, "disk");
    expect(owner.check(start + holdMs - 1)).toEqual([]);
    expect(owner.check(start + holdMs, "disk")).toEqual([]);
    expect(owner.check(start + 2 * holdMs - 1)).toEqual([]);
  });

  it("keeps the time it began and tells its newest words", () => {
    const first = planNotifications([], [{ ...alertOf("disk"), since: start - 5 }], start);
    const next = planNotifications(first.records, [alertOf("disk", "Brak miejsca")], start + day);
    expect(next.notifications[0]!.record).toMatchObject({ since: start - 5, text: "Brak miejsca" });
  });

  it("is told apart from the others", () => {
    const owner = openOwner();
    owner.check(start, "disk", "clock");
    owner.check(start + holdMs, "clock", "backup-failed");
    expect(owner.sent).toEqual(["disk begun", "clock begun", "backup-failed begun", "disk over"]);
  });

  it("is told at most once a day, begins and ends in turn, and is over in the end", () => {
    const steps = fc.array(
      fc.record({ pause: fc.integer({ min: 1, max: day }), on: fc.boolean() }),
    );
    fc.assert(
      fc.property(steps, fc.boolean(), (checks, leapsBack) => {
        const owner = openOwner();
        let at = start;
        let lastNotified = -Infinity;
        for (const { pause, on } of checks) {
          at += pause;
          const phases = on ? owner.check(at, "disk") : owner.check(at);
          if (phases[0] === "lasts") expect(at - lastNotified).toBeGreaterThanOrEqual(day);
          if (phases.length > 0) lastNotified = at;
        }
        const end = leapsBack ? at - 7 * 365 * day : at + holdMs;
        owner.check(end);
        const turns = owner.sent.filter((sent) => !sent.endsWith("lasts"));
        for (const [index, sent] of turns.entries())
          expect(sent).toBe(index % 2 === 0 ? "disk begun" : "disk over");
        expect(owner.records().every(({ resolvedAt }) => resolvedAt !== undefined)).toBe(true);
      }),
    );
  });
});
