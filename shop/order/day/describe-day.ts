import { formatPrice } from "../../price.ts";
import { shopCommand } from "../../shop-command.ts";
import { formatNumbers } from "../format-numbers.ts";
import type { Order } from "../order.ts";
import { orderGroups, type Day, type DayTask, type OrderGroup } from "./plan-day.ts";

type DayRow = { cells: string[]; command: string };

type DaySection = { title: string; rows: DayRow[]; all?: string | undefined };

export function listSections(day: Day): DaySection[] {
  const sections: DaySection[] = orderGroups.map((group) => {
    const rows = day[group].map((task) => createRow(describeTask(task), task.command));
    const all = findGroupCommand(group, day[group]);
    return { title: groupTitles[group], rows, all: all && `${shopCommand} ${all}` };
  });
  const messages = day.message.map(({ message, note, command }) =>
    createRow([message.form.name, note], command),
  );
  return [...sections, { title: "Wiadomości", rows: messages }].filter(
    ({ rows }) => rows.length > 0,
  );
}

function createRow(cells: string[], command: string): DayRow {
  return { cells, command: `${shopCommand} ${command}` };
}

const groupTitles: Record<OrderGroup, string> = {
  confirm: "Do potwierdzenia",
  pay: "Czekają na zapłatę",
  pack: "Do spakowania",
  pickup: "Czekają na odbiór",
  withdrawal: "Odstąpienia i zwroty pieniędzy",
};

/** `L-1001`, name, sum, delivery, marks, and how long it waits. */
export function describeTask({ record: { order }, note, withdrawn }: DayTask): string[] {
  const { number, customer, total } = order;
  const marks = describeMarks(order, withdrawn);
  return [number, customer.name, formatPrice(total), describeDelivery(order), marks, note];
}

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
  const digits = tasks.map(({ record }) => record.order.number.slice(2));
  return formatNumbers(digits, { dash: "-", separator: " " });
}

export function listDay({ message, ...groups }: Day): Record<string, string[]> {
  const numbers = Object.entries(groups).map(([group, tasks]) => [
    group,
    tasks.map(({ record }) => record.order.number),
  ]);
  return { ...Object.fromEntries(numbers), message: message.map((each) => each.message.id) };
}

export function isDayEmpty(day: Day): boolean {
  return Object.values(day).every((list) => list.length === 0);
}
