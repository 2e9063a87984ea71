/** Ends the process after a mistake in the file: nothing works without it. */
export async function importConfig(file: string, url: string): Promise<object> {
  try {
    return (await import(url)) as object;
  } catch (error) {
    console.error(describeLoadError(file, error));
    process.exit(1);
  }
}

function describeLoadError(file: string, error: unknown): string {
  const { name, message, stack = "" } = error as Error;
  const line = /\.config\.ts[^\n:]*:(\d+)/.exec(stack)?.[1];
  const code = /^([^\n]*)\n *\^/m.exec(stack)?.[1]?.trim();
  const where = line ? `${file}, wiersz ${line}` : file;
  if (name !== "SyntaxError") return `Nie można uruchomić sklepu.\n  ${where}: ${message}`;
  const advice = "Brakuje tu albo tuż wyżej przecinka, cudzysłowu lub nawiasu.";
  return [
    "Nie można uruchomić sklepu: błąd zapisu.",
    `  ${where}: ${code ?? message}`,
    `  ${advice}`,
  ].join("\n");
}
