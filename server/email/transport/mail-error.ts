/** Codes of a connection that was not made or broke; for these a probe may try again early. */
export const unreachableCodes: readonly string[] = [
  "ECONNECTION",
  "ECONNREFUSED",
  "ECONNRESET",
  "EDNS",
  "ENOTFOUND",
  "ESOCKET",
  "ETIMEDOUT",
  "ABORT_ERR",
];

const words: Readonly<Record<string, string>> = {
  ...Object.fromEntries(unreachableCodes.map((code) => [code, "serwer poczty nie odpowiada"])),
  EDNS: "nie ma serwera poczty o tej nazwie",
  ENOTFOUND: "nie ma serwera poczty o tej nazwie",
  ETLS: "nie udało się zaszyfrować połączenia z serwerem poczty",
  EREQUIRETLS: "serwer poczty nie szyfruje połączenia",
  EAUTH: "serwer poczty nie przyjmuje użytkownika albo hasła",
  ENOAUTH: "serwer poczty nie przyjmuje użytkownika albo hasła",
  EOAUTH2: "serwer poczty nie przyjmuje użytkownika albo hasła",
  ECONFIG: "ustawienia poczty są błędne",
  EPROTOCOL: "serwer poczty odpowiada niezrozumiale",
};

export function describeMailError(reason: string): string {
  const [, code = "", response = ""] = /^([A-Z][A-Z0-9_]*)? ?(.*)$/s.exec(reason) ?? [];
  const status = /^\d{3}/.exec(response)?.[0];
  const known = words[code] ?? (status && describeResponse(code, status));
  if (known === undefined) return `nie udało się wysłać: ${reason}`;
  return response === "" ? known : `${known} (${response})`;
}

function describeResponse(code: string, status: string): string {
  if (status.startsWith("4")) return "serwer poczty chwilowo nie przyjmuje tego maila";
  return code === "EENVELOPE"
    ? "serwer poczty nie zna odbiorcy albo go odrzuca"
    : "serwer poczty odrzucił mail";
}
