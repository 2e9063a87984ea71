import { OperatorError } from "../operator-error.ts";
import type { Part } from "./snapshot.ts";

const identifier = /^[a-z][a-z0-9_]{0,62}$/;
const maxNameBytes = 255;
const maxPathBytes = 1000;

/**
 * Returns the check of a backup's parts, in their order: each file has a name that stays in `my/` and
 * can be written, each table and column one that needs no quotes.
 * @throws OperatorError
 */
export function createNameCheck(): (part: Part) => void {
  const files = new Set<string>();
  const folders = new Set<string>();
  return (part) => {
    if ("file" in part) {
      const parents = listParents(part.file);
      const isTaken = files.has(part.file) || folders.has(part.file);
      if (!isFileName(part.file) || isTaken || parents.some((folder) => files.has(folder)))
        throw strangeName("plik", part.file);
      files.add(part.file);
      for (const folder of parents) folders.add(folder);
    }
    if ("table" in part) checkColumns(part.table, part.columns);
    if ("end" in part) checkColumns("", Object.keys(part.end.rows));
  };
}

function checkColumns(table: string, columns: readonly string[]): void {
  if (table !== "" && !identifier.test(table)) throw strangeName("tabelę", table);
  const strange = columns.find(
    (column, index) => !identifier.test(column) || columns.indexOf(column) !== index,
  );
  if (strange !== undefined) throw strangeName("kolumnę", strange);
}

function isFileName(path: string): boolean {
  if (path.includes("\0") || Buffer.byteLength(path) > maxPathBytes) return false;
  return path
    .split("/")
    .every((name) => !["", ".", ".."].includes(name) && Buffer.byteLength(name) <= maxNameBytes);
}

function listParents(path: string): string[] {
  const names = path.split("/").slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join("/"));
}

/** Quoted, since the name may be anything. */
export function strangeName(what: "plik" | "tabelę" | "kolumnę", name: string): OperatorError {
  const shown = JSON.stringify(name.slice(0, 80));
  return new OperatorError(
    `Kopia ma ${what} o nazwie, której sklep nie zapisuje: ${shown}. Nic z niej nie odtworzono.`,
  );
}
