import { useSyncExternalStore } from "react";
import {
  consentDetailsKey,
  consentKey,
  parseConsent,
  serialiseConsentDetails,
  type Consent,
  type ConsentAnswer,
} from "../../../shop/privacy/consent.ts";

/** The stored consent; undefined until the visitor has answered. */
let consent: Consent | undefined;
let loaded = false;
const listeners = new Set<() => void>();

/** `unknown` on the server and during hydration, so that the banner waits for the stored answer. */
export function useConsent(): Consent | undefined | "unknown" {
  return useSyncExternalStore<Consent | undefined | "unknown">(subscribe, readConsent, getUnknown);
}

export function setConsent(answer: ConsentAnswer): void {
  consent = { answer, answeredAt: Date.now() };
  try {
    localStorage.setItem(consentDetailsKey, serialiseConsentDetails(consent as Required<Consent>));
    localStorage.setItem(consentKey, answer);
  } catch {
    // Storage may be blocked; the answer then lasts as long as the page.
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
    // Unreadable storage: keeps the answer given on this page.
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener("storage", reload);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another tab has changed the answer or cleared the storage. */
function reload(): void {
  loadConsent();
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
