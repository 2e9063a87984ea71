import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseErasureAction, mentionsEmail } from "./erasure.ts";
import { calculateOrderExpiry } from "./retention.ts";

const day = 86_400_000;
const acceptedAt = Date.UTC(2026, 10, 21);
const order = { acceptedAt, completedAt: null, cancelledAt: null };

describe("an order whose customer asks to be forgotten", () => {
  it("stays whole while it is under way, sixty days at most", () => {
    expect(chooseErasureAction(order, acceptedAt + 60 * day - 1, 5)).toBe("keep");
    expect(chooseErasureAction(order, acceptedAt + 60 * day, 5)).toBe("redact");
  });

  it("stays in the books alone once it was completed or cancelled", () => {
    expect(chooseErasureAction({ ...order, completedAt: 1 }, acceptedAt + 1, 5)).toBe("redact");
    expect(chooseErasureAction({ ...order, cancelledAt: 1 }, acceptedAt + 1, 5)).toBe("redact");
  });

  it("is nobody's when tax law wants it no longer", () => {
    const until = calculateOrderExpiry(acceptedAt, 5);
    expect(chooseErasureAction(order, until - 1, 5)).toBe("redact");
    expect(chooseErasureAction(order, until, 5)).toBe("anonymise");
  });
});

describe("an address in a text", () => {
  it.each([
    ["anna@poczta.pl", true],
    ["E-mail: Anna@Poczta.PL.", true],
    ['{"to":["anna@poczta.pl"]}', true],
    ["Anna <anna@poczta.pl>, proszę", true],
    ["mailto:anna@poczta.pl?subject=x", true],
    ["joanna@poczta.pl", false],
    ["anna@poczta.pl.com", false],
    ["x.anna@poczta.pl", false],
    ["anna@poczta.plus", false],
    ["anna+sklep@poczta.pl", false],
  ])("is found in „%s”: %s", (text, found) => {
    expect(mentionsEmail(text, "anna@poczta.pl")).toBe(found);
  });

  it("is found whatever stands around it", () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        fc.constantFrom(" ", "<", '"', "\n", ",", "(", ";"),
        (email, sign) => {
          expect(mentionsEmail(`x${sign}${email}${sign}y`, email)).toBe(true);
          expect(mentionsEmail(`x${sign}a${email}${sign}y`, email)).toBe(false);
        },
      ),
    );
  });
});
