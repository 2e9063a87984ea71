import { dirname } from "node:path";
import { OperatorError } from "../operator-error.ts";

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

/** SQLite's own numbers: https://sqlite.org/rescode.html, without the details above the low byte. */
const sqliteReasons: Record<number, string> = {
  8: "baza jest tylko do odczytu",
  10: "dysk zgłasza błąd",
  13: "brak miejsca na dysku",
  14: "sklep nie ma do niego praw",
};

/** Why the database file cannot be used, when it is the owner's to mend; else the error itself. */
export function explainFile(error: unknown, path: string): unknown {
  const { code = "", errcode = 0 } = error as Failure;
  const sqlite = errcode % 256;
  if (sqlite === 11 || sqlite === 26) {
    return new OperatorError(
      `Plik ${path} jest uszkodzony albo nie jest bazą danych. Odłóż go na bok i odtwórz sklep z kopii: npm run shop -- restore PLIK`,
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

/** The same for a copy that cannot be written. */
export function explainCopy(error: unknown, path: string): unknown {
  const reason = fileReasons[(error as Failure).code ?? ""];
  if (reason === undefined) return error;
  const message = `Nie udało się zapisać kopii w ${dirname(path)}: ${reason}.`;
  return new OperatorError(message, { cause: error });
}

/** PostgreSQL's own codes and those of the network. */
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

/** The same for a database server. The address is not said: it holds the password. */
export function explainServer(error: unknown): unknown {
  const reason = serverReasons[codeOf(error)];
  if (reason === undefined) return error;
  return new OperatorError(`Baza PostgreSQL jest niedostępna: ${reason}. Sprawdź DATABASE_URL.`, {
    cause: error,
  });
}

/** The settings may be right and the server only late. */
export function isTransient(error: unknown): boolean {
  return ["ECONN", "ETIME", "EHOST", "EAI", "53", "57"].some((kind) =>
    codeOf(error).startsWith(kind),
  );
}

function codeOf(error: unknown): string {
  const { code = "", message = "" } = (error ?? {}) as Failure;
  // pg gives no code to what took too long.
  return !code && /timeout|terminated/.test(message) ? "ETIMEDOUT" : code;
}
