import { useSyncExternalStore } from "react";
import {
  consentDetailsKey,
  consentKey,
  parseConsent,
  serialiseConsentDetails,
  type Consent,
  type ConsentAnswer,
} from "../../../shop/privacy/consent.ts";
import { createBrowserStore } from "../../storage.ts";

/** Undefined until the visitor has answered. */
const store = createBrowserStore<Consent | undefined>({
  keys: [consentDetailsKey, consentKey],
  parse: ([details, answer]) => parseConsent(answer ?? null, details ?? null),
  serialise: (consent) => [serialiseConsentDetails(consent as Required<Consent>), consent!.answer],
});

/** `unknown` on the server and during hydration, so that the banner waits for the stored answer. */
export function useConsent(): Consent | undefined | "unknown" {
  return useSyncExternalStore<Consent | undefined | "unknown">(
    store.subscribe,
    store.read,
    () => "unknown",
  );
}

export function setConsent(answer: ConsentAnswer): void {
  store.change(() => ({ answer, answeredAt: Date.now() }));
}
