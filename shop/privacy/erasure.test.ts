import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseErasureAction, mentionsEmail } from "./erasure.ts";
import { calculateOrderExpiry } from "./retention.ts";

const day = 86_400_000;
const acceptedAt = Date.UTC(2026, 10, 21);
const order = { acceptedAt, completedAt: null, cancelledAt: null };

describe("an order on an erasure request", () => {
  it("is kept while it is open, for at most sixty days", () => {
    expect(chooseErasureAction(order, acceptedAt + 60 * day - 1, 5)).toBe("keep");
    expect(chooseErasureAction(order, acceptedAt + 60 * day, 5)).toBe("redact");
  });

  it("is redacted once it is completed or cancelled", () => {
    expect(chooseErasureAction({ ...order, completedAt: 1 }, acceptedAt + 1, 5)).toBe("redact");
    expect(chooseErasureAction({ ...order, cancelledAt: 1 }, acceptedAt + 1, 5)).toBe("redact");
  });

  it("is anonymised after the tax retention period", () => {
    const until = calculateOrderExpiry(acceptedAt, 5);
    expect(chooseErasureAction(order, until - 1, 5)).toBe("redact");
    expect(chooseErasureAction(order, until, 5)).toBe("anonymise");
  });
});

describe("an e-mail in a text", () => {
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

  it("is found between any delimiters", () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        fc.constantFrom(" ", "<", '"', "\n", ",", "(", ";"),
        (email, delimiter) => {
          expect(mentionsEmail(`x${delimiter}${email}${delimiter}y`, email)).toBe(true);
          expect(mentionsEmail(`x${delimiter}a${email}${delimiter}y`, email)).toBe(false);
        },
      ),
    );
  });
});
