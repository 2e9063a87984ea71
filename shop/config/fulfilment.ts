import * as v from "valibot";
import {
  grosze,
  listWith,
  oneOf,
  rangeUpTo,
  record,
  text,
  timeOfDay,
  wholeNumber,
} from "./rules.ts";

const cartTotal = v.pipe(wholeNumber, v.minValue(100, "to mniej niż złotówka; 20000 to 200,00 zł"));

export const deliveryOptions = v.pipe(
  listWith("id", {
    id: text,
    fulfilment: oneOf("courier", "locker", "pickup"),
    label: text,
    price: grosze,
    publishedPrice: v.optional(grosze),
    /** Delivery is free from this price of all products; absent: never. */
    freeFrom: v.optional(cartTotal),
    workingDays: v.optional(rangeUpTo(30)),
    desc: text,
    time: text,
  }),
  v.check(
    (options) =>
      options.every(({ fulfilment, workingDays }) => fulfilment === "pickup" || workingDays),
    "każda paczka ma mieć workingDays, np. workingDays: [1, 2]",
  ),
);

/** Four statements that differ by specification; each page makes its own from the numbers. */
export const times = record({
  cutOff: timeOfDay,
  dispatchHours: rangeUpTo(30 * 24),
  standardDays: rangeUpTo(30),
  termsDays: rangeUpTo(30),
  replyHours: v.pipe(wholeNumber, v.minValue(1, "ma być co najmniej 1")),
  dispatch: text,
  standard: text,
  terms: text,
  reply: text,
});

const sources: Record<string, string> = {
  dispatch: "dispatchHours: [24, 48]",
  standard: "standardDays: [2, 3]",
  terms: "termsDays: [1, 3]",
  reply: "replyHours: 24",
};

type Config = Readonly<Record<string, unknown>>;

export function findWrittenTimes({ times, deliveryOptions }: Config): string[] {
  const sentences = Object.keys((times ?? {}) as object).filter((key) => key in sources);
  const options = Object.values((deliveryOptions ?? {}) as Record<string, object | null>);
  return [
    ...sentences.map(
      (key) => `times.${key}: podaj liczby, z nich powstaje zdanie: ${sources[key]}`,
    ),
    ...(options.some((option) => option && "time" in option)
      ? ["deliveryOptions: zamiast time podaj liczbę dni roboczych: workingDays: [1, 2]"]
      : []),
  ];
}
