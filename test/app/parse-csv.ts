/** Parses CSV like a spreadsheet. */
export function parseCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? bare!);
    if (end !== ";") rows.push([]);
  }
  return rows.slice(0, -1);
}
