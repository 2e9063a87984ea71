import { writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { OperatorError } from "../../server/operator-error.ts";
import { callerPath } from "../run/caller-path.ts";

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
    throw new OperatorError(`Nie można zapisać pliku ${path}: ${explain(error, withoutRights)}.`);
  }
}

function explain(error: unknown, withoutRights: string): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const noRights = `użytkownik ${userInfo().username} nie ma tu prawa zapisu; ${withoutRights}`;
  const reasons: Record<string, string> = {
    EACCES: noRights,
    EROFS: noRights,
    EEXIST: "taki plik już jest",
    ENOENT: "nie ma takiego katalogu",
    ENOSPC: "brak miejsca na dysku",
  };
  return reasons[code] ?? message;
}
