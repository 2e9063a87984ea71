import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import * as v from "valibot";
import { OperatorError } from "../operator-error.ts";
import type { Part } from "./snapshot.ts";

/**
 * The backup format: gzip of JSON lines. A head, the files of `my/` in Base64 (since version 2), each
 * table's columns and its rows as arrays, then the totals and the SHA-256 of everything above.
 */
const version = 2;

const head = v.object({
  latawiec: v.literal("backup"),
  version: v.number(),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  migrations: v.array(v.string()),
});
const row = v.pipe(
  v.array(v.union([v.string(), v.number(), v.null()])),
  v.transform((values) => ({ rows: [values] })),
);
const file = v.object({ file: v.string(), content: v.string() });
const table = v.object({ table: v.string(), columns: v.array(v.string()) });
/** Checksums of a backup. Money is in grosze. */
const totals = v.object({
  rows: v.record(v.string(), v.number()),
  orders: v.number(),
  lines: v.number(),
  /** Everything that came in; absent in backups of shops that recorded no payments. */
  payments: v.optional(v.number()),
});
const end = v.object({ end: totals, sha256: v.string() });
export type BackupTotals = v.InferOutput<typeof totals>;

const firstLine = v.pipe(v.string(), v.parseJson(), head);
const nextLine = v.pipe(v.string(), v.parseJson(), v.union([row, file, table, end]));

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
  if ("rows" in part) return part.rows.map((each) => `${JSON.stringify(each)}\n`).join("");
  const header = "madeAt" in part && { latawiec: "backup", version };
  const checksum = "end" in part && { sha256: digest() };
  return `${JSON.stringify({ ...header, ...part, ...checksum })}\n`;
}

/** Yields the parts of a backup. @throws OperatorError, at the latest at the end. */
export async function* readFile(path: string): AsyncGenerator<Part> {
  const hash = createHash("sha256");
  let last: Part | undefined;
  for await (const line of readLines(path)) {
    last = decode(line, !last, () => hash.copy().digest("hex"));
    hash.update(`${line}\n`);
    yield last;
  }
  if (!last || !("end" in last)) throw damagedFile();
}

function decode(line: string, first: boolean, digest: () => string): Part {
  if (first) return parseHead(line);
  const parsed = v.safeParse(nextLine, line);
  if (!parsed.success) throw damagedFile();
  if ("end" in parsed.output && parsed.output.sha256 !== digest()) throw damagedFile();
  return parsed.output;
}

function parseHead(line: string): Part {
  const parsed = v.safeParse(firstLine, line);
  if (!parsed.success) throw notABackup();
  if (parsed.output.version <= version) return parsed.output;
  throw new OperatorError("Kopia pochodzi z nowszej wersji sklepu. Najpierw zaktualizuj sklep.");
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
  if (error.code === "ENOENT") return new OperatorError(`Nie ma pliku ${path}.`);
  if (error.code === "EACCES")
    return new OperatorError(`Pliku ${path} nie wolno czytać użytkownikowi sklepu.`);
  if (error.code === "EISDIR") return new OperatorError(`${path} to katalog, a nie plik kopii.`);
  if (error.message === "incorrect header check") return notABackup();
  return error.code?.startsWith("Z_") ? damagedFile() : error;
}

function notABackup(): OperatorError {
  return new OperatorError("Ten plik nie jest kopią sklepu.");
}

function damagedFile(): OperatorError {
  return new OperatorError(
    "Plik kopii jest ucięty albo zmieniony, więc nic z niego nie odtworzono.",
  );
}
