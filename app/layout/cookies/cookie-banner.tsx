import { lazy, Suspense } from "react";
import { useConsent } from "./cookie-consent.ts";

const ConsentPrompt = lazy(() =>
  import("./consent-prompt.tsx").catch(() => ({ default: () => null })),
);

/** Asks once, where scripts can store the answer. Loaded on demand: most visitors have answered. */
export default function CookieBanner() {
  if (useConsent() !== undefined) return null;
  return (
    <Suspense>
      <ConsentPrompt />
    </Suspense>
  );
}
