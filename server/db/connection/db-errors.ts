import { dirname } from "node:path";
import { OperatorError } from "../../operator-error.ts";
import { shopCommand } from "../../../shop/shop-command.ts";

type Failure = Partial<NodeJS.ErrnoException> & { errcode?: number };

const fileReasons: Record<string, string> = {
  EACCES: "sklep nie ma do niego praw",
  EPERM: "sklep nie ma do niego praw",
  EROFS: "dysk jest tylko do odczytu",
  ENOSPC: "brak miejsca na dysku",
  EDQUOT: "brak miejsca na dysku",
  EFBIG: "brak miejsca na dysku",
  ENOTDIR: "to nie jest katalog",
  EEXIST: "to nie jest katalog",
};

/** Primary result codes: https://sqlite.org/rescode.html */
const sqliteReasons: Record<number, string> = {
  8: "baza jest tylko do odczytu",
  10: "dysk zgłasza błąd",
  13: "brak miejsca na dysku",
  14: "sklep nie ma do niego praw",
};

export function explainFile(error: unknown, path: string): unknown {
  const { code = "", errcode = 0 } = error as Failure;
  const sqlite = errcode % 256;
  if (sqlite === 11 || sqlite === 26) {
    return new OperatorError(
      `Plik ${path} jest uszkodzony albo nie jest bazą danych. Odłóż go na bok i odtwórz sklep z kopii: ${shopCommand} restore PLIK`,
      { cause: error },
    );
  }
  const reason = fileReasons[code] ?? sqliteReasons[sqlite];
  if (reason === undefined) return error;
  return new OperatorError(
    `Nie można zapisywać w katalogu danych ${dirname(path)}: ${reason}. Sprawdź DATA_DIR, prawa do katalogu i miejsce na dysku.`,
    { cause: error },
  );
}

export function explainCopy(error: unknown, path: string): unknown {
  const reason = fileReasons[(error as Failure).code ?? ""];
  if (reason === undefined) return error;
  const message = `Nie udało się zapisać kopii w ${dirname(path)}: ${reason}.`;
  return new OperatorError(message, { cause: error });
}

const serverReasons: Record<string, string> = {
  ECONNREFUSED: "serwer nie przyjmuje połączeń",
  ECONNRESET: "serwer zrywa połączenia",
  EHOSTUNREACH: "serwer nie odpowiada",
  ENOTFOUND: "nie ma serwera o tej nazwie",
  EAI_AGAIN: "nie udało się odnaleźć serwera po nazwie",
  ETIMEDOUT: "serwer nie odpowiada",
  "28P01": "serwer odrzucił hasło",
  "28000": "serwer odrzucił użytkownika",
  "3D000": "na serwerze nie ma takiej bazy",
  "42501": "użytkownik nie ma praw do bazy",
  "53300": "serwer ma za dużo połączeń",
  "57P03": "serwer dopiero się uruchamia",
};

/** The same for a database server. The message omits the URL, which contains the password. */
export function explainServer(error: unknown): unknown {
  const reason = serverReasons[codeOf(error)];
  if (reason === undefined) return error;
  return new OperatorError(`Baza PostgreSQL jest niedostępna: ${reason}. Sprawdź DATABASE_URL.`, {
    cause: error,
  });
}

export function isTransient(error: unknown): boolean {
  return ["ECONN", "ETIME", "EHOST", "EAI", "53", "57"].some((kind) =>
    codeOf(error).startsWith(kind),
  );
}

const sqliteRejections = [18, 19, 20, 25];

/** Returns the code of an error that the same statement would meet again; undefined for others. */
export function findRejection(error: unknown): string | undefined {
  const { errcode = 0 } = (error ?? {}) as Failure;
  if (sqliteRejections.includes(errcode % 256)) return `SQLite ${errcode}`;
  const code = codeOf(error);
  return /^2[23][0-9A-Z]{3}$/.test(code) ? code : undefined;
}

function codeOf(error: unknown): string {
  const { code = "", message = "" } = (error ?? {}) as Failure;
  // pg sets no code on its timeouts.
  return !code && /timeout|terminated/.test(message) ? "ETIMEDOUT" : code;
}
