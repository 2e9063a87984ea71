import type { Consent, ConsentAnswer } from "../../../shop/privacy/consent.ts";
import { formatDateTime } from "../../../shop/text/date-time.ts";
import { answerConsent, useConsent } from "./cookie-consent.ts";

const choices: readonly { answer: ConsentAnswer; label: string; meaning: string }[] = [
  {
    answer: "accepted",
    label: "Akceptuję",
    meaning: "Dane niezbędne i\u00a0statystyki odwiedzin. Dziś statystyk nie prowadzimy.",
  },
  {
    answer: "declined",
    label: "Odrzuć",
    meaning: "Tylko dane niezbędne: koszyk, formularze i\u00a0ta decyzja.",
  },
];

/** The present answer with its date, and the other one a click away. */
export function CookieChoice() {
  const consent = useConsent();
  const known = consent === "unread" ? undefined : consent;
  return (
    <fieldset className="cookie-choice">
      <legend>Twoja decyzja o&nbsp;cookies</legend>
      {choices.map(({ answer, label, meaning }) => (
        <div className="cookie-choice__option" key={answer}>
          <label>
            <input
              type="radio"
              name="cookie-consent"
              aria-describedby={`zgoda-${answer}`}
              disabled={consent === "unread"}
              checked={known?.answer === answer}
              onChange={() => answerConsent(answer)}
            />
            {label}
          </label>
          <p id={`zgoda-${answer}`}>{meaning}</p>
        </div>
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
