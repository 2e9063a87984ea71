import { describe, expect, test } from "vitest";
import { parseConsent, serialiseConsentDetails } from "./consent.ts";

const answeredAt = Date.UTC(2026, 10, 20, 22, 5);

describe("parseConsent", () => {
  test("knows nothing before the first answer", () => {
    expect(parseConsent(null, null)).toBeUndefined();
  });

  test("gives back the answer with its date", () => {
    const details = serialiseConsentDetails({ answer: "accepted", answeredAt });
    expect(parseConsent("accepted", details)).toEqual({ answer: "accepted", answeredAt });
  });

  test("accepts the bare word without a date", () => {
    expect(parseConsent("declined", null)).toEqual({ answer: "declined" });
  });

  test("does not lend one answer the date of another", () => {
    const details = serialiseConsentDetails({ answer: "accepted", answeredAt });
    expect(parseConsent("declined", details)).toEqual({ answer: "declined" });
  });

  test("asks anew when the question has changed", () => {
    const details = JSON.stringify({ answer: "accepted", version: 0, answeredAt: "2025-01-01" });
    expect(parseConsent("accepted", details)).toBeUndefined();
  });

  test.each(["yes", "Accepted", "", "true"])("takes %j for no answer", (answer) => {
    expect(parseConsent(answer, null)).toBeUndefined();
  });

  test.each(["{", "null", "7", "[]", '{"answer":"accepted","version":1}'])(
    "survives the details %s",
    (details) => {
      expect(parseConsent("accepted", details)).toEqual({ answer: "accepted" });
    },
  );
});
