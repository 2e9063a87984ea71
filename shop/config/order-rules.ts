import * as v from "valibot";
import { record, wholeNumber } from "./rules.ts";

const hours = v.optional(
  v.pipe(
    v.number("ma być liczbą godzin"),
    v.minValue(1, "ma być co najmniej 1"),
    v.maxValue(90 * 24, "ma być najwyżej 2160, czyli 90 dni"),
  ),
);
const unpaidOrderTimes = v.pipe(
  record({ reminderHours: hours, cancelHours: hours }),
  v.check(
    ({ reminderHours = 0, cancelHours = Infinity }) => reminderHours < cancelHours,
    "reminderHours ma być mniejsze niż cancelHours",
  ),
);
const limit = v.optional(v.pipe(wholeNumber, v.minValue(1, "ma być co najmniej 1")));
const moneyLimit = v.optional(
  v.pipe(wholeNumber, v.minValue(100_00, "to mniej niż 100 zł; 500000 to 5000 zł")),
);
const unconfirmedOrders = v.pipe(
  record({
    reservationHours: hours,
    noticeHours: v.pipe(wholeNumber, v.minValue(1, "ma być co najmniej 1")),
    /** Percent of the stock of which the owner is notified when they hold more; absent: never. */
    stockShare: v.optional(v.pipe(wholeNumber, v.maxValue(100, "to procent, najwyżej 100"))),
  }),
  v.check(
    ({ reservationHours = Infinity, noticeHours }) => noticeHours < reservationHours,
    "noticeHours ma być mniejsze niż reservationHours",
  ),
);

export const orderSettingRules = {
  orderLimits: record({
    pieces: limit,
    lines: limit,
    total: moneyLimit,
    unconfirmed: moneyLimit,
  }),
  unconfirmedOrders,
  /** The owner's list of the day by mail; `hour` of Warsaw. */
  morningMail: v.optional(
    record({ hour: v.pipe(wholeNumber, v.maxValue(23, "to godzina, od 0 do 23")) }),
  ),
  completeAfterDays: v.optional(
    v.pipe(
      wholeNumber,
      v.minValue(3, "ma być co najmniej 3"),
      v.maxValue(60, "ma być najwyżej 60"),
    ),
  ),
  unpaidOrders: record({ online: unpaidOrderTimes, transfer: unpaidOrderTimes }),
};
