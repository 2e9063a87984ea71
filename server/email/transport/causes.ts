/** Who or what stands in a mail's way, which decides what becomes of it. */
export type Verdict = "temporary" | "recipient" | "content" | "limit" | "setting";

type CauseRules = { verdict: Verdict; words: string; advice?: string };

const changeSender =
  "Ustaw MAIL_FROM na adres tego konta poczty albo dopisz go do konta u dostawcy poczty.";

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
    words: "serwer poczty nie wysyła maili bez logowania",
    advice: "Podaj użytkownika i hasło skrzynki: SMTP_USER i SMTP_PASSWORD (albo SMTP_URL).",
  },
  sender: {
    verdict: "setting",
    words: "serwer poczty nie pozwala wysyłać z adresu nadawcy",
    advice: changeSender,
  },
  domain: {
    verdict: "setting",
    words: "serwer poczty nie może potwierdzić domeny nadawcy",
    advice:
      "Popraw wpisy SPF, DKIM i DMARC tej domeny albo ustaw MAIL_FROM i serwer poczty z tej samej domeny.",
  },
  client: {
    verdict: "setting",
    words: "serwer poczty blokuje adres IP sklepu",
    advice: "Poproś dostawcę poczty o odblokowanie tego adresu albo wysyłaj przez inny serwer.",
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

/** The first word of the error of a waiting or failed mail, which no message of an exception has. */
export function toErrorWord(cause: Cause): string {
  return prefix + cause;
}

const prefix = "smtp-";

export function findCauseByWord(word: string): Cause | undefined {
  const cause = word.slice(prefix.length);
  return word.startsWith(prefix) && isCause(cause) ? cause : undefined;
}

export function listErrorWords(...verdicts: readonly Verdict[]): string[] {
  const found = Object.keys(causes).filter(isCause);
  return found.filter((cause) => verdicts.includes(causes[cause].verdict)).map(toErrorWord);
}

function isCause(word: string): word is Cause {
  return Object.hasOwn(causes, word);
}
