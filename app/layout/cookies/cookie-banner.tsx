import { useEffect, useState } from "react";
import type { ConsentAnswer } from "../../../shop/privacy/consent.ts";
import { Icon } from "../../ui/icon.tsx";
import { answerConsent, useConsent } from "./cookie-consent.ts";

const arrivalMs = 600;

/** Asks once, and only where a script can keep the answer; closing it means no. */
export function CookieBanner() {
  return <div className="cookie-room">{useConsent() === undefined && <Question />}</div>;
}

function Question() {
  useEffect(keepFocusAbove, []);
  return (
    <section
      className="cookie-banner"
      aria-label="Zgoda na pliki cookie"
      data-arriving={useIsArriving() || undefined}
    >
      <p>
        Zapisujemy to, bez czego sklep nie działa: koszyk i&nbsp;Twoją decyzję. Statystyki odwiedzin
        wymagają zgody; dziś ich nie prowadzimy.{" "}
        <a href="/ustawienia-cookies">Więcej o&nbsp;cookies</a>
      </p>
      <div className="cookie-banner__answers">
        <button
          type="button"
          className="button button--secondary"
          onClick={() => answer("accepted")}
        >
          Akceptuję
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => answer("declined")}
        >
          Odrzuć
        </button>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label="Zamknij"
        onClick={() => answer("declined")}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}

/** A press that began on what the banner covers, or was meant for it, is neither lost nor an answer. */
function useIsArriving(): boolean {
  const [arriving, setArriving] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setArriving, arrivalMs, false);
    return () => clearTimeout(timer);
  }, []);
  return arriving;
}

/** Not by a rule that asks whether the question stands: it would have each link's style computed again. */
function keepFocusAbove(): () => void {
  const { style } = document.documentElement;
  style.scrollPaddingBottom = "var(--cookie-banner)";
  return () => {
    style.scrollPaddingBottom = "";
  };
}

/** The focus must not vanish with the button that had it. */
function answer(given: ConsentAnswer): void {
  answerConsent(given);
  document.querySelector("main")?.focus({ preventScroll: true });
}
