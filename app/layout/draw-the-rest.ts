import { useEffect } from "react";

/**
 * What a fresh page has left out while it was out of sight (`data-fresh` in `base.css`) is drawn
 * part by part when the browser has time and its letters have come, so that the page soon is as long
 * as it looks and no task is long.
 */
export function useDrawTheRest(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.fresh === undefined) return;
    const parts = [...document.querySelectorAll<HTMLElement>("main section, .footer")];
    const drawNext = () => {
      const part = parts.shift();
      if (!part) {
        delete dataset.fresh;
        return;
      }
      part.style.contentVisibility = "visible";
      whenIdle(drawNext);
    };
    void document.fonts.ready.then(() => whenIdle(drawNext));
  }, []);
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run, 50);
}
