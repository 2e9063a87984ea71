import { readFileSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { resolve } from "node:path";
import { OperatorError } from "../../server/operator-error.ts";
import { decodeText } from "../../shop/text/decode-text.ts";

/** Resolves a file that the owner named where they stand: npm and `deploy/latawiec` go elsewhere. */
export function callerPath(file: string): string {
  const { INIT_CWD = "" } = process.env;
  return resolve(INIT_CWD, file);
}

/** Reads a text that the owner gives; `-` is the standard input. @throws OperatorError */
export function readTextFile(file: string): string {
  return decodeText(readBytes(file));
}

/** Reads a file that the owner gives; `-` is the standard input. @throws OperatorError */
export function readBytes(file: string): Uint8Array {
  const path = file === "-" ? 0 : callerPath(file);
  try {
    return readFileSync(path);
  } catch (error) {
    const reason = explain(error, {
      ENOENT: "nie ma takiego pliku",
      EACCES: "brak prawa odczytu; dopisz --from - i podaj plik przez „< PLIK” na końcu polecenia",
      EISDIR: "to katalog",
    });
    throw new OperatorError(`Nie można przeczytać pliku ${path}: ${reason}.`);
  }
}

/**
 * Writes a file that only its owner can read, and returns its path.
 * @param withoutRights what to do where the user may not write
 * @throws OperatorError
 */
export function writeNewFile(file: string, content: string, withoutRights: string): string {
  const path = callerPath(file);
  try {
    writeFileSync(path, content, { flag: "wx", mode: 0o600 });
    return path;
  } catch (error) {
    const noRights = `użytkownik ${userInfo().username} nie ma tu prawa zapisu; ${withoutRights}`;
    const reason = explain(error, {
      EACCES: noRights,
      EROFS: noRights,
      EEXIST: "taki plik już jest",
      ENOENT: "nie ma takiego katalogu",
      ENOSPC: "brak miejsca na dysku",
    });
    throw new OperatorError(`Nie można zapisać pliku ${path}: ${reason}.`);
  }
}

function explain(error: unknown, reasons: Readonly<Record<string, string>>): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}
