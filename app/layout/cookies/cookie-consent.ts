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
let loaded = false;
const listeners = new Set<() => void>();

/** `unread` on the server and during hydration, so that nobody is asked twice. */
export function useConsent(): Consent | undefined | "unknown" {
  return useSyncExternalStore<Consent | undefined | "unknown">(subscribe, readConsent, getUnknown);
}

export function setConsent(answer: ConsentAnswer): void {
  consent = { answer, answeredAt: Date.now() };
  try {
    localStorage.setItem(consentDetailsKey, serialiseConsentDetails(consent as Required<Consent>));
    localStorage.setItem(consentKey, answer);
  } catch {
    // Storage may be forbidden; the answer then lives as long as the page.
  }
  notifyListeners();
}

function getUnknown() {
  return "unknown" as const;
}

function readConsent(): Consent | undefined {
  if (!loaded) loadConsent();
  return consent;
}

function loadConsent(): void {
  loaded = true;
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
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
