import { formatPrice } from "../../shop/price.ts";
import { legal } from "../../shop.config.ts";
import { readDay } from "../../server/orders/read-day.ts";
import { describeDelivery, describeMarks, listDay } from "../../shop/order/day/describe-day.ts";
import type { Command } from "../run/command.ts";
import { formatMoment, parsePeriod, periodOptions } from "../output/dates.ts";
import { databaseName } from "../../server/db/connection/open-database.ts";
import { withStore } from "../run/open-store.ts";
import { alignColumns, print, printJson } from "../output/terminal.ts";
import { describeState, listStates, orderData, parseState, stateLabels } from "./format.ts";

export const ordersList: Command = {
  name: "orders list",
  about: "pokazuje zamówienia, od najstarszego",
  options: {
    state: { value: "STAN", about: listStates(stateLabels) },
    todo: { about: "tylko te, które czekają na Ciebie; z --json tak jak polecenie day" },
    ...periodOptions,
  },
  examples: [
    "orders list --todo",
    "orders list --state accepted",
    "orders list --since 2026-11-01 --json",
  ],
  async run({ values, flags, json }) {
    const filter = { state: parseState(values.state, stateLabels), ...parsePeriod(values) };
    return withStore(async ({ store, env, now }) => {
      const day = await readDay({ store, now }, legal.refundDays);
      if (json && flags.has("todo")) return printJson(listDay(day));
      const { message: _, ...groups } = day;
      const tasks = Object.values(groups).flat();
      const waiting = new Map(tasks.map((task) => [task.record.order.number, task.withdrawn]));
      const listed = await store.orders.list(filter);
      const records = flags.has("todo")
        ? listed.filter(({ order }) => waiting.has(order.number))
        : listed;
      if (json) return printJson(records.map((record) => orderData(record, env.ORIGIN)));
      const rows = records.map((record) => {
        const { number, acceptedAt, total, customer, payment } = record.order;
        const who = [customer.name, customer.city].filter(Boolean).join(", ");
        return [
          number,
          formatMoment(acceptedAt),
          describeState(record),
          formatPrice(total),
          describeDelivery(record.order),
          payment.label,
          who,
          describeMarks(record.order, waiting.get(number) ?? false),
        ];
      });
      print(
        rows.length > 0
          ? alignColumns(rows)
          : [`Nie ma takich zamówień. Baza: ${databaseName(env)}`],
      );
    });
  },
};
