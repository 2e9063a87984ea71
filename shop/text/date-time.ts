const day = new Intl.DateTimeFormat("pl-PL", { dateStyle: "long", timeZone: "Europe/Warsaw" });
const time = new Intl.DateTimeFormat("pl-PL", { timeStyle: "short", timeZone: "Europe/Warsaw" });

/** `20 listopada 2026, godz. 23:05`, in Polish local time. */
export function formatDateTime(milliseconds: number): string {
  return `${day.format(milliseconds)}, godz. ${time.format(milliseconds)}`;
}
