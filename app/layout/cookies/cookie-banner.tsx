import { useEffect, useState } from "react";
import type { ConsentAnswer } from "../../../shop/privacy/consent.ts";
import { IconButton } from "../../ui/icon.tsx";
import { setConsent, useConsent } from "./cookie-consent.ts";

const appearanceMs = 600;

/** Asks once, where scripts can store the answer; closing it means no. */
export function CookieBanner() {
  return <div className="cookie-room">{useConsent() === undefined && <ConsentPrompt />}</div>;
}

function ConsentPrompt() {
  useEffect(reserveScrollPadding, []);
  return (
    <section
      className="cookie-banner"
      aria-label="Zgoda na pliki cookie"
      data-arriving={useIsAppearing() || undefined}
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

/** Set by script: a `:has()` rule would recompute the style of every link. */
function reserveScrollPadding(): () => void {
  const { style } = document.documentElement;
  style.scrollPaddingBottom = "var(--cookie-banner)";
  return () => {
    style.scrollPaddingBottom = "";
  };
}

/** Moves the focus, since the focused button disappears. */
function decide(choice: ConsentAnswer): void {
  setConsent(choice);
  document.querySelector("main")?.focus({ preventScroll: true });
}
