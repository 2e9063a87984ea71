/** Who or what stands in a mail's way, which decides what becomes of it. */
export type Verdict = "temporary" | "recipient" | "content" | "limit" | "setting";

type CauseRules = { verdict: Verdict; words: string; advice?: string };

const changeSender =
  "Ustaw MAIL_FROM na adres tego konta poczty albo dopisz go do konta u dostawcy poczty.";

/** Causes are stored with a waiting or failed mail, as the first word of its reason. */
const causes = {
  recipient: {
    verdict: "recipient",
    words: "serwer poczty nie zna odbiorcy albo go odrzuca",
  },
  "mailbox-full": { verdict: "recipient", words: "skrzynka odbiorcy jest pełna" },
  "too-big": { verdict: "content", words: "mail jest za duży dla serwera poczty" },
  spam: { verdict: "content", words: "serwer poczty uznał mail za spam" },
  content: { verdict: "content", words: "serwer poczty odrzucił mail" },
  limit: {
    verdict: "limit",
    words: "konto poczty wyczerpało limit wysyłki",
    advice: "Poczekaj, aż limit minie, albo zwiększ go u dostawcy poczty.",
  },
  credentials: {
    verdict: "setting",
    words: "serwer poczty nie przyjmuje użytkownika albo hasła",
    advice: "Popraw SMTP_USER i SMTP_PASSWORD (albo SMTP_URL).",
  },
  login: {
    verdict: "setting",
    words: "serwer poczty nie wysyła maili sklepu, bo nie widzi logowania",
    advice: "Podaj użytkownika i hasło skrzynki: SMTP_USER i SMTP_PASSWORD (albo SMTP_URL).",
  },
  sender: {
    verdict: "setting",
    words: "serwer poczty nie pozwala wysyłać z adresu nadawcy",
    advice: changeSender,
  },
  domain: {
    verdict: "setting",
    words: "serwer poczty nie wierzy, że maile są z domeny nadawcy",
    advice:
      "Popraw wpisy SPF, DKIM i DMARC tej domeny albo ustaw MAIL_FROM i serwer poczty z tej samej domeny.",
  },
  client: {
    verdict: "setting",
    words: "serwer poczty blokuje maszynę sklepu",
    advice: "Poproś dostawcę poczty o odblokowanie jej adresu IP albo wysyłaj przez inny serwer.",
  },
  account: {
    verdict: "setting",
    words: "konto poczty jest zablokowane, nieaktywne albo pełne",
    advice: "Odblokuj je albo opróżnij u dostawcy poczty.",
  },
  policy: {
    verdict: "setting",
    words: "serwer poczty nie pozwala sklepowi wysyłać",
    advice: `Zapytaj dostawcę poczty o powód. ${changeSender}`,
  },
  server: {
    verdict: "setting",
    words: "serwer poczty odmawia już przy połączeniu",
    advice: "Sprawdź serwer i port: SMTP_HOST i SMTP_PORT (albo SMTP_URL).",
  },
} as const satisfies Record<string, CauseRules>;

export type Cause = keyof typeof causes;

export function findCauseRules(cause: Cause): CauseRules {
  return causes[cause];
}

export function isCause(word: string): word is Cause {
  return Object.hasOwn(causes, word);
}

export function listCauses(...verdicts: readonly Verdict[]): Cause[] {
  return Object.keys(causes)
    .filter(isCause)
    .filter((cause) => verdicts.includes(causes[cause].verdict));
}
