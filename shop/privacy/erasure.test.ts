import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fateOfOrder, namesAddress } from "./erasure.ts";
import { orderKeptUntil } from "./retention.ts";

const day = 86_400_000;
const acceptedAt = Date.UTC(2026, 10, 21);
const order = { acceptedAt, completedAt: null, cancelledAt: null };

describe("an order whose customer asks to be forgotten", () => {
  it("stays whole while it is under way, sixty days at most", () => {
    expect(fateOfOrder(order, acceptedAt + 60 * day - 1, 5)).toBe("open");
    expect(fateOfOrder(order, acceptedAt + 60 * day, 5)).toBe("books");
  });

  it("stays in the books alone once it was completed or cancelled", () => {
    expect(fateOfOrder({ ...order, completedAt: 1 }, acceptedAt + 1, 5)).toBe("books");
    expect(fateOfOrder({ ...order, cancelledAt: 1 }, acceptedAt + 1, 5)).toBe("books");
  });

  it("is nobody's when tax law wants it no longer", () => {
    const until = orderKeptUntil(acceptedAt, 5);
    expect(fateOfOrder(order, until - 1, 5)).toBe("books");
    expect(fateOfOrder(order, until, 5)).toBe("nameless");
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
    expect(namesAddress(text, "anna@poczta.pl")).toBe(found);
  });

  it("is found whatever stands around it", () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        fc.constantFrom(" ", "<", '"', "\n", ",", "(", ";"),
        (email, sign) => {
          expect(namesAddress(`x${sign}${email}${sign}y`, email)).toBe(true);
          expect(namesAddress(`x${sign}a${email}${sign}y`, email)).toBe(false);
        },
      ),
    );
  });
});
