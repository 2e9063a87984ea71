import { constants } from "node:fs";
import { access, readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { formatPlaces } from "./format.ts";
import { speakOf, type Finding } from "./finding.ts";

const { good, warning, bad } = speakOf("katalog danych");

const megabyte = 1024 * 1024;
const leastFree = 100 * megabyte;
const amplyFree = 1024 * megabyte;

/** Whether the data folder can be written, has room, and is read by nobody else. */
export async function examineFolder(folder: string): Promise<Finding[]> {
  const there = await stat(folder).catch(() => undefined);
  if (!there) return [warning(`Nie ma jeszcze katalogu ${folder}`, "Powstanie, gdy sklep ruszy.")];
  const writable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!writable) {
    const advice = "Daj użytkownikowi sklepu prawo zapisu albo popraw DATA_DIR.";
    return [bad(`W katalogu ${folder} nie można zapisywać`, advice)];
  }
  return [await examineSpace(folder), ...(await examineModes(folder)), ...examineUser(there.uid)];
}

async function examineSpace(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = `Wolne miejsce na dysku: ${Math.round(free / megabyte)} MB`;
  if (free >= amplyFree) return good(text);
  const advice = "Zwolnij miejsce: na pełnym dysku sklep nie przyjmie zamówień.";
  return free < leastFree ? bad(text, advice) : warning(text, advice);
}

/** Orders and mails name people. */
async function examineModes(folder: string): Promise<Finding[]> {
  const files = [
    ...["", "-wal", "-shm"].map((suffix) => `latawiec.sqlite${suffix}`),
    ...(await list(folder, "mail")),
    ...(await list(folder, "backup")),
  ];
  const open: string[] = [];
  for (const file of files) {
    const mode = await stat(join(folder, file)).then(
      (found) => found.mode,
      () => 0,
    );
    if (mode & 0o077) open.push(file);
  }
  if (open.length === 0) return [good("Pliki z danymi klientów czyta tylko sklep")];
  const advice = `Odbierz innym prawa: chmod 600 ${join(folder, open[0]!)}`;
  return [warning(`Dane klientów mogą czytać inni użytkownicy: ${formatPlaces(open)}`, advice)];
}

async function list(folder: string, inside: string): Promise<string[]> {
  const names = await readdir(join(folder, inside)).catch(() => []);
  return names.map((name) => join(inside, name));
}

/** A file that another user made here could keep the shop from its own database. */
function examineUser(owner: number): Finding[] {
  if (process.getuid?.() === owner) return [];
  const advice = "Uruchamiaj polecenia jako użytkownik sklepu, np. sudo -u latawiec.";
  return [warning("Katalog danych należy do innego użytkownika niż to polecenie", advice)];
}
