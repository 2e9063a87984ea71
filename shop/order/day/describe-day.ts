import { formatPrice } from "../../price.ts";
import type { Order } from "../order.ts";
import type { Day, DayTask, OrderGroup } from "./plan-day.ts";

export const groupTitles: Record<keyof Day, string> = {
  confirm: "Do potwierdzenia",
  pay: "Czekają na zapłatę",
  pack: "Do spakowania",
  pickup: "Czekają na odbiór",
  withdrawal: "Odstąpienia i zwroty pieniędzy",
  message: "Wiadomości",
};

export const orderGroups: readonly OrderGroup[] = [
  "confirm",
  "pay",
  "pack",
  "pickup",
  "withdrawal",
];

/** `L-1001`, name, sum, delivery, marks, and how long it waits. */
export function describeTask({ record: { order }, note, withdrawn }: DayTask): string[] {
  const { number, customer, total } = order;
  const marks = describeMarks(order, withdrawn);
  return [number, customer.name, formatPrice(total), describeDelivery(order), marks, note];
}

/** `⚠ uwagi` */
export function describeMarks({ customer, gift }: Order, withdrawn: boolean): string {
  const marks = [
    customer.message.trim() && "⚠ uwagi",
    gift && "⚠ prezent",
    withdrawn && "⚠ odstąpienie",
  ];
  return marks.filter(Boolean).join(" ");
}

export function describeDelivery({ delivery, locker }: Order): string {
  return locker ? `${delivery.label} ${locker}` : delivery.label;
}

/** What does a whole group at once; undefined where one order has to be done after the other. */
export function findGroupCommand(group: OrderGroup, tasks: readonly DayTask[]): string | undefined {
  const wanted = tasks.filter(({ withdrawn }) => !withdrawn);
  if (wanted.length < 2) return undefined;
  const ready = wanted.filter(({ command }) => command.startsWith("orders ready"));
  switch (group) {
    case "confirm":
      return `orders confirm ${formatArguments(wanted)}`;
    case "pay":
      return "orders paid --from WYCIĄG";
    case "pack":
      return ready.length === wanted.length
        ? `orders ready ${formatArguments(ready)}`
        : "orders dispatch --from PLIK";
    case "pickup":
    case "withdrawal":
      return undefined;
  }
}

/** `1001-1003 1005` */
function formatArguments(tasks: readonly DayTask[]): string {
  const runs: [number, number][] = [];
  for (const { number } of tasks) {
    const value = Number(number.slice(2));
    const run = runs.at(-1);
    if (run && run[1] + 1 === value) run[1] = value;
    else runs.push([value, value]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(" ");
}

export function listDay(day: Day): Record<keyof Day, string[]> {
  const { message, ...groups } = day;
  const numbers = Object.entries(groups).map(([group, tasks]) => [
    group,
    tasks.map(({ number }) => number),
  ]);
  return { ...Object.fromEntries(numbers), message: message.map(({ id }) => id) } as Record<
    keyof Day,
    string[]
  >;
}

export function isDayEmpty(day: Day): boolean {
  return Object.values(listDay(day)).every((list) => list.length === 0);
}
