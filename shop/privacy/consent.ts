export const consentKey = "cookie-consent";
export const consentDetailsKey = "cookie-consent-details";

/** Increment when the question changes: every visitor is then asked again. */
const consentVersion = 1;

export type ConsentAnswer = "accepted" | "declined";
export type Consent = { answer: ConsentAnswer; answeredAt?: number };

type Details = { answer: ConsentAnswer; version: number; answeredAt: string };

export function parseConsent(answer: string | null, details: string | null): Consent | undefined {
  if (answer !== "accepted" && answer !== "declined") return undefined;
  const stored = parseDetails(details);
  if (stored?.answer !== answer) return { answer };
  if (stored.version !== consentVersion) return undefined;
  const answeredAt = Date.parse(stored.answeredAt ?? "");
  return Number.isNaN(answeredAt) ? { answer } : { answer, answeredAt };
}

export function serialiseConsentDetails({ answer, answeredAt }: Required<Consent>): string {
  const details: Details = {
    answer,
    version: consentVersion,
    answeredAt: new Date(answeredAt).toISOString(),
  };
  return JSON.stringify(details);
}

function parseDetails(text: string | null): Partial<Details> | null {
  try {
    return JSON.parse(text ?? "") as Partial<Details> | null;
  } catch {
    return null;
  }
}
