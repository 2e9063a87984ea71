import type { Logger } from "pino";
import { formAge, signFormTimestamp } from "../form-timestamp.ts";
import { ipGroup, isPrivateIp } from "../request/client-ip.ts";
import type { FloodKind } from "./limits.ts";
import { mailboxOf } from "./mailbox.ts";
import { createRateLimiter, keyOf, type RecipientMail } from "./rate-limiter.ts";
import type { Store } from "../../db/store.ts";
import { newId } from "../../new-id.ts";
import { minuteMs } from "../../../shop/time/durations.ts";

type Deps = { store: Store; now: () => number; log: Logger };

export type AbuseProtection = Awaited<ReturnType<typeof openAbuseProtection>>;

export async function openAbuseProtection({ store, now, log }: Deps) {
  const [ipSecret, formSecret] = await Promise.all(
    ["addresses", "forms"].map((name) => store.secrets.findOrCreate(name, newId())),
  );
  const limiter = createRateLimiter({ store, secret: ipSecret!, now, log });
  const rejections = createRejectionCounter(log);
  return {
    ...limiter,
    async admitsMail(email: string, mail?: RecipientMail): Promise<boolean> {
      const admitted = await limiter.takeRecipient(email, mail);
      if (!admitted) rejections.count("recipient");
      return admitted;
    },
    hashClient: (ip: string): string | undefined =>
      isPrivateIp(ip) ? undefined : keyOf("client", ipGroup(ip), ipSecret!),
    hashMailbox: (email: string): string => keyOf("mailbox", mailboxOf(email), ipSecret!),
    isFlooding(ip: string, kind: FloodKind): boolean {
      const flooding = limiter.isFlooding(ip, kind);
      if (flooding) rejections.count("flood");
      return flooding;
    },
    signFormTimestamp: (openedAt = now()) => signFormTimestamp(formSecret!, openedAt),
    formAge: (timestamp: string) => formAge(formSecret!, timestamp, now()),
    countRejected: rejections.count,
    close(): void {
      limiter.close();
      rejections.close();
    },
  };
}

export function createRejectionCounter(log: Pick<Logger, "info">) {
  let counts: Record<string, number> = {};
  let timer: NodeJS.Timeout | undefined;

  function logCounts(): void {
    clearTimeout(timer);
    timer = undefined;
    if (Object.keys(counts).length > 0) log.info({ rejected: counts }, "Requests rejected");
    counts = {};
  }

  return {
    count(kind: string): void {
      counts[kind] = (counts[kind] ?? 0) + 1;
      timer ??= setTimeout(logCounts, minuteMs).unref();
    },
    close: logCounts,
  };
}
