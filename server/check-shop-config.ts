import * as v from "valibot";
import { OperatorError } from "./operator-error.ts";

const text = v.pipe(v.string("ma być tekstem"), v.trim(), v.minLength(1, "nie może być puste"));
const countOf = (type: string, whole: string) =>
  v.pipe(v.number(type), v.integer(whole), v.minValue(0, "nie może być ujemne"));
const wholeNumber = countOf("ma być liczbą", "ma być liczbą całkowitą");
const grosze = countOf(
  "ma być liczbą groszy: 1500 to 15,00 zł",
  "ma być całkowitą liczbą groszy: 1500 to 15,00 zł",
);
const matching = (pattern: RegExp, message: string) => v.pipe(text, v.regex(pattern, message));
const oneOf = (...values: string[]) => v.picklist(values, `ma być jednym z: ${values.join(", ")}`);
const record = (entries: v.ObjectEntries) =>
  v.strictObject(entries, ({ received }) =>
    received === "undefined" ? "brakuje tego pola" : "nie ma takiego pola albo wartość jest błędna",
  );
const options = (entries: v.ObjectEntries) =>
  v.pipe(
    v.array(record({ id: text, ...entries }), "ma być listą"),
    v.minLength(1, "ma mieć co najmniej jedną pozycję"),
    v.check(hasUniqueIds, "dwie pozycje mają to samo id"),
  );

const address = record({
  street: text,
  postalCode: matching(/^\d\d-\d{3}$/, "ma wyglądać tak: 00-000"),
  city: text,
});
const seller = record({
  name: text,
  nip: v.pipe(text, v.check(isNip, "to nie jest poprawny NIP")),
  address,
  pickupAddress: address,
  email: matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "ma być adresem e-mail"),
  phone: matching(/^\+\d[\d ]{7,}$/, "ma zaczynać się od numeru kierunkowego kraju: +48 …"),
  bank: record({
    name: text,
    account: matching(/^PL\d\d( ?\d{4}){6}$/, "ma mieć PL i 26 cyfr"),
  }),
});
const deliveryOptions = options({
  fulfilment: oneOf("courier", "locker", "pickup"),
  label: text,
  price: grosze,
  publishedPrice: v.optional(grosze),
  desc: text,
  time: text,
});
const paymentTerms = { label: text, fee: grosze, desc: text };
const changedTerms = v.optional(v.partial(v.object(paymentTerms)));
const paymentOptions = options({
  ...paymentTerms,
  settlement: oneOf("transfer", "online", "on-delivery"),
  note: v.optional(text),
  byFulfilment: v.optional(
    record({ courier: changedTerms, locker: changedTerms, pickup: changedTerms }),
  ),
});
const hours = v.optional(
  v.pipe(
    v.number("ma być liczbą godzin"),
    v.minValue(1, "ma być co najmniej 1"),
    v.maxValue(90 * 24, "ma być najwyżej 2160, czyli 90 dni"),
  ),
);
const unpaidOrderTimes = v.pipe(
  record({ reminderHours: hours, cancelHours: hours }),
  v.check(isReminderFirst, "reminderHours ma być mniejsze niż cancelHours"),
);
const shopConfig = v.object(
  {
    brand: text,
    tagline: text,
    seller,
    hours: record({ weekdays: text, weekend: text, opens: text, closes: text }),
    times: record({ cutOff: text, dispatch: text, standard: text, terms: text, reply: text }),
    deliveryOptions,
    courierCashOnDelivery: record({ label: text, publishedPrice: grosze }),
    paymentOptions,
    legal: record({
      effective: text,
      withdrawalDays: v.pipe(wholeNumber, v.minValue(14, "prawo daje co najmniej 14 dni")),
      complaintDays: wholeNumber,
      refundDays: wholeNumber,
      taxRecordYears: wholeNumber,
      returnCost: text,
    }),
    unpaidOrders: record({ online: unpaidOrderTimes, transfer: unpaidOrderTimes }),
    warehouseOrders: v.optional(
      record({ statusId: wholeNumber, sourceId: v.optional(wholeNumber) }),
    ),
    newsletterDiscount: v.pipe(wholeNumber, v.maxValue(100, "to procent, najwyżej 100")),
  },
  "brakuje tego pola",
);

/**
 * Checks `shop.config.ts`, which nothing compiles before the shop starts.
 * @throws OperatorError listing every mistake
 */
export function checkShopConfig(config: unknown): void {
  const parsed = v.safeParse(shopConfig, config);
  if (parsed.success) return;
  const lines = parsed.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`);
  throw new OperatorError(
    ["Nie można uruchomić sklepu. Popraw shop.config.ts:", ...lines].join("\n"),
  );
}

function hasUniqueIds(entries: { id?: unknown }[]): boolean {
  const ids = entries.map(({ id }) => id);
  return new Set(ids).size === ids.length;
}

function isReminderFirst(times: { reminderHours?: unknown; cancelHours?: unknown }): boolean {
  const { reminderHours = 0, cancelHours = Infinity } = times;
  return Number(reminderHours) < Number(cancelHours);
}

const nipWeights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

function isNip(nip: string): boolean {
  if (!/^\d{10}$/.test(nip)) return false;
  const sum = nipWeights.reduce((total, weight, index) => total + weight * Number(nip[index]), 0);
  return sum % 11 === Number(nip[9]);
}
