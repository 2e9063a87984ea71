import * as v from "valibot";

const advice =
  "hasło ze znakiem # / ? lub @ zapisz w SMTP_PASSWORD (a serwer w SMTP_HOST), albo zakoduj: # to %23, / to %2F";

/** An address whose password is not cut off by a character that ends it. */
export const smtpUrl = v.config(
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (value) => /^smtps?:\/\//.test(value),
      "ma być adresem zaczynającym się od smtp:// albo smtps://",
    ),
    v.check((value) => isWhole(value), `nie da się odczytać: ${advice}`),
  ),
  { abortPipeEarly: true },
);

function isWhole(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null &&
    url.hostname !== "" &&
    /^\/?$/.test(url.pathname) &&
    !url.hash &&
    !url.search.includes("@")
  );
}

type SmtpSettings = {
  SMTP_URL?: string | undefined;
  SMTP_HOST?: string | undefined;
  SMTP_PORT?: number | undefined;
  SMTP_USER?: string | undefined;
  SMTP_PASSWORD?: string | undefined;
};

export function findSmtpMistakes(source: NodeJS.ProcessEnv): [name: string, reason: string][] {
  const { SMTP_URL, SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD } = source;
  if (SMTP_URL && SMTP_HOST) return [["SMTP_HOST", "podaj albo SMTP_URL, albo SMTP_HOST"]];
  const parts = { SMTP_PORT, SMTP_USER, SMTP_PASSWORD };
  const given = Object.entries(parts).filter(([, value]) => value !== undefined);
  if (!SMTP_HOST)
    return given.map(([name]): [string, string] => [name, "działa tylko razem z SMTP_HOST"]);
  if ((SMTP_USER === undefined) === (SMTP_PASSWORD === undefined)) return [];
  return [["SMTP_USER", "podaj SMTP_USER i SMTP_PASSWORD albo żadnego z nich"]];
}

const submissionPort = 587;
/** TLS from the first byte. */
const tlsPort = 465;

export function createSmtpUrl(settings: SmtpSettings): string | undefined {
  const { SMTP_URL, SMTP_HOST, SMTP_PORT = submissionPort, SMTP_USER, SMTP_PASSWORD } = settings;
  if (!SMTP_HOST) return SMTP_URL;
  const protocol = SMTP_PORT === tlsPort ? "smtps" : "smtp";
  const login =
    SMTP_USER && SMTP_PASSWORD
      ? `${encodeURIComponent(SMTP_USER)}:${encodeURIComponent(SMTP_PASSWORD)}@`
      : "";
  return `${protocol}://${login}${SMTP_HOST}:${SMTP_PORT}`;
}
