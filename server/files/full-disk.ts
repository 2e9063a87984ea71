import { OperatorError } from "../operator-error.ts";

const reasons: Record<string, string> = {
  ENOSPC: "Brak miejsca na dysku",
  EDQUOT: "Brak miejsca na dysku",
  EFBIG: "Brak miejsca na dysku",
  EROFS: "Dysk jest tylko do odczytu",
  EACCES: "Użytkownik sklepu nie ma prawa do pliku",
};
const sqliteFull = 13;

export function isDiskFull(error: unknown): boolean {
  const { code = "", errcode = 0 } = (error ?? {}) as NodeJS.ErrnoException & { errcode?: number };
  return errcode % 256 === sqliteFull || ["ENOSPC", "EDQUOT"].includes(code);
}

/** Converts what a full or locked disk does to any command; returns other errors unchanged. */
export function explainFullDisk(error: unknown): unknown {
  const {
    code = "",
    errcode = 0,
    path,
  } = (error ?? {}) as NodeJS.ErrnoException & {
    errcode?: number;
  };
  const reason = errcode % 256 === sqliteFull ? reasons.ENOSPC : reasons[code];
  if (reason === undefined) return error;
  const place = path === undefined ? "" : ` (${path})`;
  const message = `${reason}${place}. Polecenie nie dokończyło pracy; gdy to naprawisz, uruchom je jeszcze raz.`;
  return new OperatorError(message, { cause: error });
}
