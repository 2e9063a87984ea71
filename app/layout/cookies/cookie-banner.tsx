import { useEffect, useState } from "react";
import type { ConsentAnswer } from "../../../shop/privacy/consent.ts";
import { IconButton } from "../../ui/icon.tsx";
import { setConsent, useConsent } from "./cookie-consent.ts";

const appearanceMs = 600;

/** Asks once, where scripts can store the answer. */
export default function CookieBanner() {
  return useConsent() === undefined && <ConsentPrompt />;
}

/** Closing it means no. */
function ConsentPrompt() {
  useEffect(reserveRoom, []);
  return (
    <section
      className="cookie-banner"
      aria-label="Zgoda na pliki cookie"
      data-arriving={useIsAppearing() || undefined}
    >
      <p>
        <span className="cookie-banner__long">
          Zapisujemy to, bez czego sklep nie działa: koszyk i Twoją decyzję. Statystyki odwiedzin
          wymagają zgody; dziś ich nie prowadzimy.
        </span>
        <span className="cookie-banner__short">Zgadzasz się na statystyki?</span>{" "}
        <a href="/ustawienia-cookies">Więcej o cookies</a>
      </p>
      <div className="cookie-banner__answers">
        <button
          type="button"
          className="button button--secondary"
          onClick={() => decide("accepted")}
        >
          Akceptuję
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => decide("declined")}
        >
          Odrzuć
        </button>
      </div>
      <IconButton icon="close" label="Zamknij" onClick={() => decide("declined")} />
    </section>
  );
}

/** Ignores clicks for a moment, because a press may be meant for what the banner covers. */
function useIsAppearing(): boolean {
  const [appearing, setAppearing] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setAppearing, appearanceMs, false);
    return () => clearTimeout(timer);
  }, []);
  return appearing;
}

/** Until hydration the same is done by a script of the document: `document-assets.ts`. */
function reserveRoom(): () => void {
  const { dataset } = document.documentElement;
  dataset.consent = "asked";
  return () => {
    delete dataset.consent;
  };
}

/** Moves the focus, since the focused button disappears. */
function decide(choice: ConsentAnswer): void {
  setConsent(choice);
  document.querySelector("main")?.focus({ preventScroll: true });
}
