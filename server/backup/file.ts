import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import * as v from "valibot";
import { BackupError } from "./backup-error.ts";
import type { Part } from "./snapshot.ts";

/**
 * The backup format: gzip of JSON lines. A head, then each table's columns and its rows as arrays,
 * then the totals and the SHA-256 of everything above.
 */
const version = 1;

const counts = v.record(v.string(), v.number());
const head = v.object({
  latawiec: v.literal("backup"),
  version: v.number(),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  migrations: v.array(v.string()),
});
const table = v.object({ table: v.string(), columns: v.array(v.string()) });
const row = v.array(v.union([v.string(), v.number(), v.null()]));
const figures = v.object({ rows: counts, orders: v.number(), lines: v.number() });
const end = v.object({ end: figures, sha256: v.string() });

/** Creates the file with mode 0600. @throws when it cannot be written completely. */
export async function writeFile(path: string, parts: AsyncIterable<Part>): Promise<void> {
  const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(Readable.from(linesOf(parts)), createGzip(), file);
}

async function* linesOf(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  for await (const part of parts) {
    const text = encode(part, () => hash.copy().digest("hex"));
    hash.update(text);
    yield text;
  }
}

function encode(part: Part, digest: () => string): string {
  if (part.kind === "rows") return part.rows.map((each) => `${JSON.stringify(each)}\n`).join("");
  return `${JSON.stringify(lineOf(part, digest))}\n`;
}

function lineOf(part: Exclude<Part, { kind: "rows" }>, digest: () => string): object {
  switch (part.kind) {
    case "head": {
      const madeAt = new Date(part.madeAt).toISOString();
      return { latawiec: "backup", version, madeAt, migrations: part.migrations };
    }
    case "table":
      return { table: part.name, columns: part.columns };
    case "end":
      return { end: part.figures, sha256: digest() };
  }
}

/** Yields the parts of a backup. @throws BackupError, at the latest at the end. */
export async function* readFile(path: string): AsyncGenerator<Part> {
  const hash = createHash("sha256");
  let last: Part | undefined;
  for await (const line of readLines(path)) {
    last = decode(line, !last, () => hash.copy().digest("hex"));
    hash.update(`${line}\n`);
    yield last;
  }
  if (last?.kind !== "end") throw damagedFile();
}

function decode(line: string, first: boolean, digest: () => string): Part {
  const json = parseJson(line);
  if (first) return parseHead(json);
  const values = v.safeParse(row, json);
  if (values.success) return { kind: "rows", rows: [values.output] };
  const opening = v.safeParse(table, json);
  if (opening.success) {
    const { table: name, columns } = opening.output;
    return { kind: "table", name, columns };
  }
  const closing = v.safeParse(end, json);
  if (!closing.success || closing.output.sha256 !== digest()) throw damagedFile();
  return { kind: "end", figures: closing.output.end };
}

function parseHead(json: unknown): Part {
  const parsed = v.safeParse(head, json);
  if (!parsed.success) throw notABackup();
  if (parsed.output.version > version) {
    throw new BackupError("Kopia pochodzi z nowszej wersji sklepu. Najpierw zaktualizuj sklep.");
  }
  const { madeAt, migrations } = parsed.output;
  return { kind: "head", madeAt: Date.parse(madeAt), migrations };
}

/** `node:readline` would also split at U+2028, which a customer may have typed. */
async function* readLines(path: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of readText(path)) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== "") throw damagedFile();
}

async function* readText(path: string): AsyncGenerator<string> {
  const unzip = createGunzip();
  const reading = pipeline(createReadStream(path), unzip);
  // The consumer of the lines gets the error; this only prevents an unhandled rejection.
  reading.catch(() => undefined);
  try {
    yield* unzip.setEncoding("utf8") as AsyncIterable<string>;
    await reading;
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, path);
  }
}

function explain(error: NodeJS.ErrnoException, path: string): Error {
  if (error.code === "ENOENT") return new BackupError(`Nie ma pliku ${path}.`);
  if (error.code === "EISDIR") return new BackupError(`${path} to katalog, a nie plik kopii.`);
  if (error.message === "incorrect header check") return notABackup();
  return error.code?.startsWith("Z_") ? damagedFile() : error;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function notABackup(): BackupError {
  return new BackupError("Ten plik nie jest kopią sklepu.");
}

function damagedFile(): BackupError {
  return new BackupError("Plik kopii jest ucięty albo zmieniony, więc nic z niego nie odtworzono.");
}
