import { legal } from "../shop.config.ts";
import { findAlerts } from "../server/alerts/find-alerts.ts";
import { readDay } from "../server/orders/read-day.ts";
import type { Alert } from "../shop/alerts/alert.ts";
import {
  describeTask,
  findGroupCommand,
  groupTitles,
  isDayEmpty,
  listDay,
  orderGroups,
} from "../shop/order/day/describe-day.ts";
import type { Day, OrderGroup } from "../shop/order/day/plan-day.ts";
import { shopCommand } from "../shop/shop-command.ts";
import { formatDay } from "../shop/time/date-time.ts";
import type { Command } from "./run/command.ts";
import { withStore } from "./run/open-store.ts";
import { alignColumns, print, printJson } from "./output/terminal.ts";

export const day: Command = {
  name: "day",
  about: "pokazuje, co czeka na Ciebie dzisiaj, z gotowymi poleceniami",
  examples: ["day", "day --json"],
  async run({ json }) {
    return withStore(async ({ store, env, now }) => {
      const planned = await readDay({ store, now }, legal.refundDays);
      if (json) return printJson(listDay(planned));
      const alerts = await findAlerts({ env, store, now: () => now });
      print([formatDay(now), ...describeDay(planned), ...describeAlerts(alerts)]);
    });
  },
};

function describeDay(planned: Day): string[] {
  if (isDayEmpty(planned)) return ["", "Nic nie czeka."];
  const messages = planned.message.map(({ message, note, command }) => [
    message.form.name,
    note,
    `${shopCommand} ${command}`,
  ]);
  return [
    ...orderGroups.flatMap((group) => describeGroup(group, planned)),
    ...describeRows(groupTitles.message, messages),
  ];
}

function describeGroup(group: OrderGroup, planned: Day): string[] {
  const tasks = planned[group];
  const all = findGroupCommand(group, tasks);
  const rows = tasks.map((task) => [...describeTask(task), `${shopCommand} ${task.command}`]);
  return [
    ...describeRows(groupTitles[group], rows),
    ...(all ? [`  Naraz: ${shopCommand} ${all}`] : []),
  ];
}

function describeRows(title: string, rows: readonly string[][]): string[] {
  if (rows.length === 0) return [];
  return ["", `${title} (${rows.length})`, ...alignColumns(rows).map((line) => `  ${line}`)];
}

function describeAlerts(alerts: readonly Alert[]): string[] {
  if (alerts.length === 0) return [];
  const lines = alerts.flatMap(({ text, advice }) => [`  ${text}`, `    ${advice}`]);
  return ["", `Kłopoty (${alerts.length})`, ...lines];
}
