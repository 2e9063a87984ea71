import { afterEach, expect, vi } from "vitest";

/** A test that prints an error fails. */
const printed = vi.spyOn(console, "error");

afterEach(() => {
  const calls = printed.mock.calls.splice(0);
  expect(calls, "console.error was called").toEqual([]);
});
