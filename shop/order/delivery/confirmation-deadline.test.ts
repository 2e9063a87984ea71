import { describe, expect, it } from "vitest";
import { parseWarsawTime } from "../../time/warsaw-time.ts";
import { confirmationDeadline } from "./confirmation-deadline.ts";

const at = (text: string) => parseWarsawTime(`${text}:00`)!;

describe("the deadline of a confirmation", () => {
  it.each([
    ["a day later", "2026-11-17 10:00", "2026-11-18 10:00"],
    ["on Monday for an order of Friday", "2026-11-20 10:00", "2026-11-24 00:00"],
    ["on Monday morning for an order of Sunday", "2026-11-22 10:00", "2026-11-23 10:00"],
    ["after All Saints' Day, a Sunday", "2026-10-31 09:00", "2026-11-03 00:00"],
    ["after Easter Monday", "2026-04-04 12:00", "2026-04-08 00:00"],
    ["after Corpus Christi", "2026-06-03 12:00", "2026-06-06 00:00"],
    ["after Christmas and the weekend", "2026-12-23 12:00", "2026-12-29 00:00"],
  ])("is %s", (_, acceptedAt, deadline) => {
    expect(confirmationDeadline(at(acceptedAt), 24)).toBe(at(deadline));
  });

  it("follows what shop.config.ts promises", () => {
    expect(confirmationDeadline(at("2026-11-16 10:00"), 48)).toBe(at("2026-11-18 10:00"));
  });
});
