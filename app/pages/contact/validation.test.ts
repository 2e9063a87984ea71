import fc from "fast-check";
import { expect, it } from "vitest";
import { sampleCustomer } from "../../../test/fixtures.ts";
import { parseForm } from "../../../shop/order/placing/parse-customer.ts";
import { validate } from "./validation.ts";

const edges = fc.constantFrom("", " ", "\u200b", "\u202a", "\u00a0", "„", "”", "<", ">", ".", "\n");
const typed =
  "tel: (+48) 22/123 45 67|600 000 000 / 600 000 001|mailto:anna@poczta.pl|anna@poczta..pl|" +
  "NIP: 525-22-48-481|525|PL 12 345|–|on|";
const values = fc.constantFrom(...Object.values(sampleCustomer), ...typed.split("|"));
const field = fc.tuple(edges, values, edges).map((parts) => parts.join(""));
const box = fc.constantFrom("on", "");
const names =
  "name email phone message address city postalCode nip company giftName giftAddress giftPostalCode giftCity";
const boxes = { terms: box, invoice: box, gift: box, giftElsewhere: box };
const forms = fc.record({
  ...Object.fromEntries(names.split(" ").map((name) => [name, field])),
  ...boxes,
});

it.each(["order", "contact"] as const)("browser and server agree on a form: %s", (mode) => {
  fc.assert(
    fc.property(forms, (fields) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const ofOrder = mode === "order" ? fields : { ...fields, invoice: "", gift: "" };
      for (const name of ["invoice", "gift"] as const) form.set(name, ofOrder[name]);
      expect(validate(mode, form)).toEqual(parseForm(mode, fields).error);
    }),
  );
});
