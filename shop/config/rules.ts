import * as v from "valibot";
import { isEmail } from "../field/email.ts";
import { hasNipChecksum } from "../order/invoice/nip.ts";
import { hasValidChecksum } from "../payment/iban.ts";
import { isRealDay, toIsoDay } from "../time/iso-day.ts";

export const text = v.pipe(
  v.string("ma być tekstem"),
  v.trim(),
  v.minLength(1, "nie może być puste"),
);

const countOf = (type: string, whole: string) =>
  v.pipe(v.number(type), v.integer(whole), v.minValue(0, "nie może być ujemne"));

export const wholeNumber = countOf("ma być liczbą", "ma być liczbą całkowitą");

export const rangeUpTo = (max: number) =>
  v.pipe(
    v.tuple([wholeNumber, wholeNumber], "ma być parą liczb, np. [1, 2]"),
    v.check(
      ([from, to]) => from <= to && to >= 1 && to <= max,
      `ma być od–do, najwyżej ${max}, np. [1, 2]`,
    ),
    v.readonly(),
  );

const maxPrice = 100_000;

/** A price below one zloty was meant in zlotys. */
export const grosze = v.pipe(
  countOf(
    "ma być liczbą groszy: 1500 to 15,00 zł",
    "ma być całkowitą liczbą groszy: 1500 to 15,00 zł",
  ),
  v.check(
    (price) => price === 0 || price >= 100,
    ({ input }) => `${input} to ${input} gr, mniej niż złotówka; 1500 to 15,00 zł`,
  ),
  v.maxValue(maxPrice, "to ponad 1000 zł; 1500 to 15,00 zł"),
);

export const matching = (pattern: RegExp, message: string) =>
  v.pipe(text, v.regex(pattern, message));

export const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  v.picklist(values, `ma być jednym z: ${values.join(", ")}`);

export const record = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ received }) =>
    received === "undefined" ? "brakuje tego pola" : "nie ma takiego pola albo wartość jest błędna",
  );

export const listOf = <Item extends v.GenericSchema>(item: Item, message = "ma być listą") =>
  v.pipe(v.array(item, message), v.readonly());

export const listWith = <const Entries extends v.ObjectEntries>(
  idField: "id" | "key",
  entries: Entries,
) =>
  v.pipe(
    listOf(record(entries)),
    v.minLength(1, "ma mieć co najmniej jedną pozycję"),
    v.check((list) => hasUnique(list, idField), `dwie pozycje mają to samo ${idField}`),
  );

function hasUnique(list: readonly object[], idField: string): boolean {
  const ids = list.map((entry) => (entry as Record<string, unknown>)[idField]);
  return new Set(ids).size === ids.length;
}

export const email = v.pipe(text, v.check(isEmail, "ma być adresem e-mail"));

export const postalCode = matching(/^\d\d-\d{3}$/, "ma wyglądać tak: 00-000");

export const timeOfDay = matching(/^([01]?\d|2[0-3]):[0-5]\d$/, "ma być godziną, np. 9:00");

export const date = v.pipe(
  matching(/^\d\d\.\d\d\.\d{4}$/, "ma być datą, np. 01.01.2025"),
  v.check((value) => isRealDay(toIsoDay(value)), "nie ma takiego dnia"),
);

export const phone = v.pipe(
  matching(/^\+\d[\d ]{7,}$/, "ma zaczynać się od numeru kierunkowego kraju: +48 …"),
  v.check(
    (number) => /^(\+48\d{9}|\+(?!48)\d{8,15})$/.test(number.replaceAll(" ", "")),
    "polski numer ma 9 cyfr po +48",
  ),
);

export const nip = v.pipe(
  text,
  v.check((value) => /^\d{10}$/.test(value) && hasNipChecksum(value), "to nie jest poprawny NIP"),
);

/** The example has no valid check digits, so that nobody pays into it. */
export const exampleAccount = `PL00${" 0000".repeat(6)}`;

export const account = v.pipe(
  matching(/^PL\d\d( ?\d{4}){6}$/, "ma mieć PL i 26 cyfr"),
  v.check(
    (value) => value === exampleAccount || hasValidChecksum(value.replaceAll(/\D/g, "")),
    "ma błędną cyfrę",
  ),
);
