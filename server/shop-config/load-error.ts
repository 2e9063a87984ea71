export function describeLoadError(file: string, error: unknown): string {
  const { name, message, stack = "" } = error as Error;
  const line = /\.config\.ts[^\n:]*:(\d+)/.exec(stack)?.[1];
  const code = /([^\n]*)\n *\^/.exec(stack)?.[1]?.trim();
  const where = line ? `${file}, wiersz ${line}` : file;
  if (name !== "SyntaxError") return `Nie można uruchomić sklepu.\n  ${where}: ${message}`;
  const advice = "Brakuje tu albo tuż wyżej przecinka, cudzysłowu lub nawiasu.";
  return [
    "Nie można uruchomić sklepu: błąd zapisu.",
    `  ${where}: ${code ?? message}`,
    `  ${advice}`,
  ].join("\n");
}
