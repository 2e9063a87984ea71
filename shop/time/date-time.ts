const day = new Intl.DateTimeFormat("pl-PL", { dateStyle: "long", timeZone: "Europe/Warsaw" });
const time = new Intl.DateTimeFormat("pl-PL", { timeStyle: "short", timeZone: "Europe/Warsaw" });

const weekday = new Intl.DateTimeFormat("pl-PL", { dateStyle: "full", timeZone: "Europe/Warsaw" });

/** `piątek, 20 listopada 2026` */
export function formatDay(milliseconds: number): string {
  return weekday.format(milliseconds);
}

/** `20 listopada 2026, godz. 23:05`, in Polish local time. */
export function formatDateTime(milliseconds: number): string {
  return `${day.format(milliseconds)}, godz. ${time.format(milliseconds)}`;
}
