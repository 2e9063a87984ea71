import type { Consent, ConsentAnswer } from "../../shop/consent.ts";
import { formatDateTime } from "../../shop/date-time.ts";
import { answerConsent, useConsent } from "./cookie-consent.ts";

const choices: readonly { answer: ConsentAnswer; label: string; meaning: string }[] = [
  {
    answer: "accepted",
    label: "Akceptuję",
    meaning: "Dane niezbędne, a gdy kiedyś dodamy statystyki odwiedzin, zapytamy ponownie.",
  },
  { answer: "declined", label: "Odrzuć", meaning: "Tylko dane niezbędne: koszyk i ta decyzja." },
];

/** The present answer with its date, and the other one a click away. */
export function CookieChoice() {
  const consent = useConsent();
  const known = consent === "unread" ? undefined : consent;
  return (
    <fieldset className="cookie-choice">
      <legend>Twoja decyzja o&nbsp;cookies</legend>
      {choices.map(({ answer, label, meaning }) => (
        <label className="cookie-choice__option" key={answer}>
          <input
            type="radio"
            name="cookie-consent"
            value={answer}
            aria-describedby={`zgoda-${answer}`}
            disabled={consent === "unread"}
            checked={known?.answer === answer}
            onChange={() => answerConsent(answer)}
          />
          <span className="cookie-choice__label">{label}</span>
          <span className="muted" id={`zgoda-${answer}`}>
            {meaning}
          </span>
        </label>
      ))}
      <p role="status">{consent === "unread" ? "Sprawdzamy…" : describeConsent(known)}</p>
    </fieldset>
  );
}

function describeConsent(consent: Consent | undefined): string {
  if (!consent) return "Nie masz jeszcze zapisanej decyzji.";
  const words = consent.answer === "accepted" ? "zgoda" : "odmowa";
  const date = consent.answeredAt ? `, zapisana ${formatDateTime(consent.answeredAt)}` : "";
  return `Obecnie: ${words}${date}.`;
}
