import { readFileSync } from "node:fs";
import { OperatorError } from "../../server/operator-error.ts";
import { decodeText } from "../../shop/text/decode-text.ts";
import { callerPath } from "./caller-path.ts";

/** Reads a text that the owner gives; `-` is the standard input. @throws OperatorError */
export function readTextFile(file: string): string {
  const path = file === "-" ? 0 : callerPath(file);
  try {
    return decodeText(readFileSync(path));
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw new OperatorError(`Nie można przeczytać pliku ${path}: ${reasons[code] ?? message}.`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "nie ma takiego pliku",
  EACCES: "brak prawa odczytu; dopisz --from - i podaj plik przez „< PLIK” na końcu polecenia",
  EISDIR: "to katalog",
};
