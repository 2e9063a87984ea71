import { listSections } from "../../order/day/describe-day.ts";
import type { Day } from "../../order/day/plan-day.ts";
import type { Alert } from "../../alerts/alert.ts";
import { shopCommand } from "../../shop-command.ts";
import { defuseLinks } from "../../text/defuse-links.ts";
import { formatDay } from "../../time/date-time.ts";
import { paragraph, type EmailContent, type EmailSection } from "../email-content.ts";

type DayNews = { day: Day; alerts: readonly Pick<Alert, "text" | "advice">[]; now: number };

export function createDayEmail({ day, alerts, now }: DayNews): EmailContent {
  const sections = listSections(day).map(({ title, rows, all }) => {
    const items = rows.map(({ cells, command }) => `${formatLine(cells)}: ${command}`);
    return createSection(title, items, all && `Naraz: ${all}`);
  });
  const troubles = alerts.map(({ text, advice }) => `${text}. ${advice}`);
  if (troubles.length > 0) sections.push(createSection("Kłopoty", troubles));
  const closing = paragraph(`To samo pokazuje w każdej chwili polecenie ${shopCommand} day.`);
  return {
    title: `Dzień w sklepie: ${formatDay(now)}`,
    sections: [...sections, { parts: [closing] }],
  };
}

function createSection(title: string, items: readonly string[], note?: string): EmailSection {
  const parts = [{ kind: "list", items } as const, ...(note ? [paragraph(note)] : [])];
  return { heading: `${title} (${items.length})`, parts };
}

function formatLine(cells: readonly string[]): string {
  return cells.filter(Boolean).map(defuseLinks).join(", ");
}
