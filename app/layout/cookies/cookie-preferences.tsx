import type { Consent, ConsentAnswer } from "../../../shop/privacy/consent.ts";
import { formatDateTime } from "../../../shop/time/date-time.ts";
import { setConsent, useConsent } from "./cookie-consent.ts";

const choices: readonly { answer: ConsentAnswer; label: string; meaning: string }[] = [
  {
    answer: "accepted",
    label: "Akceptuję",
    meaning: "Dane niezbędne i statystyki odwiedzin. Dziś statystyk nie prowadzimy.",
  },
  {
    answer: "declined",
    label: "Odrzuć",
    meaning: "Tylko dane niezbędne: koszyk, formularze i ta decyzja.",
  },
];

export default function CookiePreferences() {
  const consent = useConsent();
  const stored = consent === "unknown" ? undefined : consent;
  return (
    <fieldset className="cookie-choice">
      <legend>Twoja decyzja o cookies</legend>
      {choices.map(({ answer, label, meaning }) => (
        <div className="cookie-choice__option" key={answer}>
          <label>
            <input
              type="radio"
              name="cookie-consent"
              aria-describedby={`zgoda-${answer}`}
              disabled={consent === "unknown"}
              checked={stored?.answer === answer}
              onChange={() => setConsent(answer)}
            />
            {label}
          </label>
          <p id={`zgoda-${answer}`}>{meaning}</p>
        </div>
      ))}
      <p role="status">{consent === "unknown" ? "Sprawdzamy…" : describeConsent(stored)}</p>
    </fieldset>
  );
}

function describeConsent(consent: Consent | undefined): string {
  if (!consent) return "Nie masz jeszcze zapisanej decyzji.";
  const decision = consent.answer === "accepted" ? "zgoda" : "odmowa";
  const date = consent.answeredAt ? `, zapisana ${formatDateTime(consent.answeredAt)}` : "";
  return `Obecnie: ${decision}${date}.`;
}
