import { describe, expect, test } from "vitest";
import { parseConsent, serialiseConsentDetails } from "./consent.ts";

const answeredAt = Date.UTC(2026, 10, 20, 22, 5);

describe("parseConsent", () => {
  test("returns undefined before the first answer", () => {
    expect(parseConsent(null, null)).toBeUndefined();
  });

  test("returns the answer with its date", () => {
    const details = serialiseConsentDetails({ answer: "accepted", answeredAt });
    expect(parseConsent("accepted", details)).toEqual({ answer: "accepted", answeredAt });
  });

  test("accepts a bare answer without a date", () => {
    expect(parseConsent("declined", null)).toEqual({ answer: "declined" });
  });

  test("ignores the details of another answer", () => {
    const details = serialiseConsentDetails({ answer: "accepted", answeredAt });
    expect(parseConsent("declined", details)).toEqual({ answer: "declined" });
  });

  test("returns undefined when the question has changed", () => {
    const details = JSON.stringify({ answer: "accepted", version: 0, answeredAt: "2025-01-01" });
    expect(parseConsent("accepted", details)).toBeUndefined();
  });

  test.each(["yes", "Accepted", "", "true"])("rejects the answer %j", (answer) => {
    expect(parseConsent(answer, null)).toBeUndefined();
  });

  test.each(["{", "null", "7", "[]", '{"answer":"accepted","version":1}'])(
    "ignores the malformed details %s",
    (details) => {
      expect(parseConsent("accepted", details)).toEqual({ answer: "accepted" });
    },
  );
});
