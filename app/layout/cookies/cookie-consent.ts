import { useSyncExternalStore } from "react";
import {
  consentDetailsKey,
  consentKey,
  parseConsent,
  serialiseConsentDetails,
  type Consent,
  type ConsentAnswer,
} from "../../../shop/privacy/consent.ts";

/** What this browser keeps; `undefined` until the visitor has answered. */
let consent: Consent | undefined;
let read = false;
const listeners = new Set<() => void>();

/** `unread` on the server and during hydration, so that nobody is asked twice. */
export function useConsent(): Consent | undefined | "unread" {
  return useSyncExternalStore<Consent | undefined | "unread">(subscribe, readConsent, unread);
}

export function answerConsent(answer: ConsentAnswer): void {
  consent = { answer, answeredAt: Date.now() };
  try {
    localStorage.setItem(consentDetailsKey, serialiseConsentDetails(consent as Required<Consent>));
    localStorage.setItem(consentKey, answer);
  } catch {
    // Storage may be forbidden; the answer then lives as long as the page.
  }
  tellListeners();
}

function unread() {
  return "unread" as const;
}

function readConsent(): Consent | undefined {
  if (!read) loadConsent();
  return consent;
}

function loadConsent(): void {
  read = true;
  try {
    consent = parseConsent(
      localStorage.getItem(consentKey),
      localStorage.getItem(consentDetailsKey),
    );
  } catch {
    // Nothing can be read here; what was answered on this page stays.
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener("storage", reload);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another tab has answered, or its storage was emptied. */
function reload(): void {
  loadConsent();
  tellListeners();
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
