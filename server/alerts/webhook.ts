import type { Mail } from "../db/emails/email.ts";
import type { Store } from "../db/store.ts";
import type { Outcome } from "../jobs/outcome.ts";
import type { JobHandler } from "../jobs/worker.ts";

const timeoutMs = 10_000;
const leaseMs = 15_000;
/** Rejections that may end by themselves. */
const temporary = [408, 425, 429];

type WebhookDeps = { url: string; fetch: typeof fetch };

export async function callWebhook(alert: Mail["alert"], deps: WebhookDeps): Promise<Outcome> {
  try {
    const response = await deps.fetch(deps.url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(alert),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    const { ok, status } = response;
    if (ok) return { kind: "done" };
    const isPermanent = status >= 400 && status < 500 && !temporary.includes(status);
    return { kind: isPermanent ? "failed" : "retry", reason: `HTTP ${status}` };
  } catch (error) {
    return { kind: "retry", reason: error instanceof Error ? error.name : "unknown error" };
  }
}

export function createWebhookJobs(
  deps: WebhookDeps & { store: Pick<Store, "emails"> },
): JobHandler {
  return {
    leaseMs,
    async run({ reference }) {
      const mail = await deps.store.emails.read(reference);
      return mail?.alert ? callWebhook(mail.alert, deps) : { kind: "dropped" };
    },
  };
}
