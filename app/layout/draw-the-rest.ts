import { useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";

/**
 * What a fresh page has left out while it was out of sight (`data-fresh` in `base.css`) is drawn
 * part by part when the browser has time and its letters have come, so that the page soon is as long
 * as it looks and no task is long.
 */
export function useDrawTheRest(): void {
  const { key } = useLocation();
  // Another page, or another part of this one, is drawn whole: it may be one to come back to.
  useLayoutEffect(() => endFreshness, [key]);
  useEffect(() => {
    void document.fonts.ready.then(() => whenIdle(drawNext));
  }, []);
}

function drawNext(): void {
  const { dataset } = document.documentElement;
  if (dataset.fresh === undefined) return;
  const left = ":is(main section, .footer):not([data-drawn])";
  const part = document.querySelector<HTMLElement>(left);
  if (!part) return endFreshness();
  part.dataset.drawn = "";
  whenIdle(drawNext);
}

function endFreshness(): void {
  delete document.documentElement.dataset.fresh;
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run, 50);
}
