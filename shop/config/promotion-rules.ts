import * as v from "valibot";
import { toIsoDay } from "../time/iso-day.ts";
import { date, listOf, record, text, wholeNumber } from "./rules.ts";

const percent = v.pipe(
  wholeNumber,
  v.minValue(1, "ma być od 1 do 90"),
  v.maxValue(90, "ma być od 1 do 90"),
);
const price = v.pipe(wholeNumber, v.minValue(100, "to mniej niż złotówka; 12900 to 129,00 zł"));

const promotion = v.pipe(
  record({
    product: v.optional(text),
    category: v.optional(text),
    percent: v.optional(percent),
    regularPrice: v.optional(price),
    from: date,
    to: date,
  }),
  v.check(
    ({ product, category }) => (product === undefined) !== (category === undefined),
    "podaj product (SKU) albo category (klucz działu)",
  ),
  v.check(
    (each) => (each.percent === undefined) !== (each.regularPrice === undefined),
    "podaj percent albo regularPrice",
  ),
  v.check(
    ({ category, regularPrice }) => category === undefined || regularPrice === undefined,
    "regularPrice ma jeden produkt, dział ma percent",
  ),
  v.check(({ from, to }) => toIsoDay(from) <= toIsoDay(to), "to nie może być przed from"),
);

export const promotions = listOf(promotion);
