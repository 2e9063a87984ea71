import { expect, it } from "vitest";
import { formatDateTime } from "./date-time.ts";

it("formats Polish local time in winter and in summer", () => {
  expect(formatDateTime(Date.UTC(2026, 10, 20, 23, 5))).toBe("21 listopada 2026, godz. 00:05");
  expect(formatDateTime(Date.UTC(2026, 6, 1, 7, 30))).toBe("1 lipca 2026, godz. 09:30");
});
