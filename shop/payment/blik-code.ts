import { stripSeparators } from "../field/clean-line.ts";

/** Accepts the code as banking apps show it, `123 456`. */
export function parseBlikCode(text: string): { code: string } | { error: string } {
  const code = stripSeparators(text);
  if (code === "") return { error: "Wpisz kod BLIK z aplikacji banku." };
  if (!/^\d{6}$/.test(code)) return { error: "Kod BLIK ma 6 cyfr. Sprawdź, czy jest cały." };
  return { code };
}
