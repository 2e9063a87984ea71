import { createTransport, type SendMailOptions } from "nodemailer";
import type { NodemailerError } from "nodemailer";
import type { Mail } from "../../db/emails/email.ts";
import { composeMail, type Envelope } from "../compose.ts";
import type { Delivery } from "../email-jobs.ts";
import { reasonOf, toDelivery } from "./smtp-error.ts";
import { minuteMs } from "../../../shop/time/durations.ts";

const stepTimeoutMs = 20_000;
/** Limits the whole delivery, however slow its steps. */
const mailTimeoutMs = minuteMs;

export function openSmtp(url: string, envelope: Envelope, timeoutMs = stepTimeoutMs) {
  const transport = createTransport({
    ...connection(url, timeoutMs),
    pool: true,
    // The jobs queue schedules retries.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    /** @throws only when the mail cannot be composed. */
    async deliver(mail: Mail): Promise<Delivery> {
      const message: SendMailOptions = await composeMail(mail, envelope);
      try {
        const signal = AbortSignal.timeout(mailTimeoutMs);
        const { rejected, rejectedErrors } = await transport.sendMail({ ...message, signal });
        if (rejected.length === 0) return { kind: "sent" };
        return { kind: "sent", reason: reasonOf(rejectedErrors?.[0] ?? {}) };
      } catch (error) {
        return toDelivery(error as NodemailerError);
      }
    },
    close: () => transport.close(),
  };
}

export async function checkSmtp(url: string, timeoutMs = stepTimeoutMs) {
  const transport = createTransport(connection(url, timeoutMs));
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return reasonOf(error as NodemailerError);
  } finally {
    transport.close();
  }
}

function connection(url: string, timeoutMs: number) {
  return {
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A local relay has no verifiable certificate. Elsewhere somebody on the way could hide that the
    // server offers STARTTLS; `?requireTLS=false` in the URL wins.
    ...(isLoopback(url) ? { tls: { rejectUnauthorized: false } } : { requireTLS: true }),
  };
}

function isLoopback(url: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}
