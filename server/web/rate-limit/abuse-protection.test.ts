import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQuietLog } from "../../../test/quiet-log.ts";
import { createRejectionCounter } from "./abuse-protection.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const log = createQuietLog();
  const logged = () => log.of("info").map(({ details }) => details);
  return { ...createRejectionCounter(log as never), logged };
}

describe("rejections", () => {
  it("are logged in one line a minute, by kind", () => {
    const { count, logged } = open();
    for (let i = 0; i < 100; i += 1) count("honeypot");
    count("flood");
    vi.advanceTimersByTime(59_999);
    expect(logged()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(logged()).toEqual([{ rejected: { honeypot: 100, flood: 1 } }]);
    count("flood");
    vi.advanceTimersByTime(60_000);
    expect(logged().slice(1)).toEqual([{ rejected: { flood: 1 } }]);
  });

  it("are not logged when there are none", () => {
    const { logged } = open();
    vi.advanceTimersByTime(10 * 60_000);
    expect(logged()).toEqual([]);
  });

  it("are logged at the latest when the shop closes", () => {
    const { count, close, logged } = open();
    count("honeypot");
    close();
    vi.advanceTimersByTime(60_000);
    expect(logged()).toEqual([{ rejected: { honeypot: 1 } }]);
  });
});
