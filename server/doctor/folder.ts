import { constants } from "node:fs";
import { access, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { formatExamples } from "../alerts/format.ts";
import { megabyte, minFreeBytes, readFreeSpace } from "../files/free-space.ts";
import { findingsFor, type Finding } from "./finding.ts";

const { good, warning, bad } = findingsFor("katalog danych");

const plentyFree = 1024 * megabyte;

export async function checkFolder(folder: string): Promise<Finding[]> {
  const folderStat = await stat(folder).catch(() => undefined);
  if (!folderStat)
    return [warning(`Nie ma jeszcze katalogu ${folder}`, "Powstanie, gdy sklep ruszy.")];
  const denied = await access(folder, constants.W_OK).catch((error: unknown) => error);
  if (denied) {
    const advice = "Daj użytkownikowi sklepu prawo zapisu albo popraw DATA_DIR.";
    return [bad(`W katalogu ${folder} nie można zapisywać`, advice)];
  }
  return [await checkSpace(folder), ...(await checkModes(folder)), ...checkOwner(folderStat.uid)];
}

async function checkSpace(folder: string): Promise<Finding> {
  const free = (await readFreeSpace(folder)) ?? 0;
  const text = `Wolne miejsce na dysku: ${Math.round(free / megabyte)} MB`;
  if (free >= plentyFree) return good(text);
  const advice = "Zwolnij miejsce: na pełnym dysku sklep nie przyjmie zamówień.";
  return free < minFreeBytes ? bad(text, advice) : warning(text, advice);
}

async function checkModes(folder: string): Promise<Finding[]> {
  const files = [
    ...["", "-wal", "-shm"].map((suffix) => `latawiec.sqlite${suffix}`),
    ...(await list(folder, "mail")),
    ...(await list(folder, "backup")),
  ];
  const open: string[] = [];
  for (const file of files) {
    const found = await stat(join(folder, file)).catch(() => undefined);
    if (found && found.mode & 0o077) open.push(file);
  }
  if (open.length === 0) return [good("Pliki z danymi klientów czyta tylko sklep")];
  const advice = `Odbierz innym prawa: chmod 600 ${join(folder, open[0]!)}`;
  return [warning(`Dane klientów mogą czytać inni użytkownicy: ${formatExamples(open)}`, advice)];
}

async function list(folder: string, inside: string): Promise<string[]> {
  const names = await readdir(join(folder, inside)).catch(() => []);
  return names.map((name) => join(inside, name));
}

function checkOwner(ownerUid: number): Finding[] {
  if (process.getuid?.() === ownerUid) return [];
  const advice = "Uruchamiaj polecenia jako użytkownik sklepu, np. sudo -u latawiec.";
  return [warning("Katalog danych należy do innego użytkownika niż to polecenie", advice)];
}
