import { legal } from "../shop.config.ts";
import { findAlerts } from "../server/alerts/find-alerts.ts";
import { readDay } from "../server/orders/read-day.ts";
import type { Alert } from "../shop/alerts/alert.ts";
import { listDay, listSections } from "../shop/order/day/describe-day.ts";
import type { Day } from "../shop/order/day/plan-day.ts";
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
  const sections = listSections(planned);
  if (sections.length === 0) return ["", "Nic nie czeka."];
  return sections.flatMap(({ title, rows, all }) => [
    "",
    `${title} (${rows.length})`,
    ...alignColumns(rows.map(({ cells, command }) => [...cells, command])).map(
      (line) => `  ${line}`,
    ),
    ...(all ? [`  Naraz: ${all}`] : []),
  ]);
}

function describeAlerts(alerts: readonly Alert[]): string[] {
  if (alerts.length === 0) return [];
  const lines = alerts.flatMap(({ text, advice }) => [`  ${text}`, `    ${advice}`]);
  return ["", `Kłopoty (${alerts.length})`, ...lines];
}
