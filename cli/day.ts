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
import type { ParsedArgs, Command } from "./run/command.ts";
import { withStore } from "./run/open-store.ts";
import { alignColumns, print, printJson } from "./output/terminal.ts";

export const day: Command = {
  name: "day",
  about: "pokazuje, co czeka na Ciebie dzisiaj, z gotowymi poleceniami",
  examples: ["day", "day --json"],
  run: showDay,
};

async function showDay({ json }: ParsedArgs): Promise<void> {
  return withStore(async ({ store, env, now }) => {
    const planned = await readDay({ store, now }, legal.refundDays);
    if (json) return printJson(listDay(planned));
    const alerts = await findAlerts({ env, store, now: () => now });
    print([formatDay(now), ...describeDay(planned), ...describeAlerts(alerts)]);
  });
}

function describeDay(planned: Day): string[] {
  if (isDayEmpty(planned)) return ["", "Nic nie czeka."];
  return [
    ...orderGroups.flatMap((group) => describeGroup(group, planned)),
    ...describeMessages(planned),
  ];
}

function describeGroup(group: OrderGroup, planned: Day): string[] {
  const tasks = planned[group];
  if (tasks.length === 0) return [];
  const all = findGroupCommand(group, tasks);
  const rows = tasks.map((task) => [...describeTask(task), `${shopCommand} ${task.command}`]);
  return [
    "",
    `${groupTitles[group]} (${tasks.length})`,
    ...alignColumns(rows).map((line) => `  ${line}`),
    ...(all ? [`  Naraz: ${shopCommand} ${all}`] : []),
  ];
}

function describeMessages({ message: messages }: Day): string[] {
  if (messages.length === 0) return [];
  const rows = messages.map(({ message, note, command }) => [
    message.form.name,
    note,
    `${shopCommand} ${command}`,
  ]);
  const title = `${groupTitles.message} (${messages.length})`;
  return ["", title, ...alignColumns(rows).map((line) => `  ${line}`)];
}

function describeAlerts(alerts: readonly Alert[]): string[] {
  if (alerts.length === 0) return [];
  const lines = alerts.flatMap(({ text, advice }) => [`  ${text}`, `    ${advice}`]);
  return ["", `Kłopoty (${alerts.length})`, ...lines];
}
