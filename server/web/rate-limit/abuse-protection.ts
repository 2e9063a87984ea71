import type { Logger } from "pino";
import { formAge, signFormTimestamp } from "../form-timestamp.ts";
import type { FloodKind } from "../route-table.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import type { Store } from "../../db/store.ts";

const minute = 60_000;

type Deps = { store: Store; now: () => number; log: Logger; newSecret: () => string };

/** Protects forms against robots: rate limits and signed timestamps. */
export async function openAbuseProtection({ store, now, log, newSecret }: Deps) {
  const [ipSecret, formSecret] = await Promise.all(
    ["addresses", "forms"].map((name) => store.secrets.findOrCreate(name, newSecret())),
  );
  const limiter = createRateLimiter({ store, secret: ipSecret!, now, log });
  const rejections = createRejectionCounter(log);
  return {
    take: limiter.take,
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

/** Counts rejections by kind and logs them at most once a minute. */
export function createRejectionCounter(log: Pick<Logger, "info">) {
  let counts: Record<string, number> = {};
  let timer: NodeJS.Timeout | undefined;

  function logCounts(): void {
    clearTimeout(timer);
    timer = undefined;
    if (Object.keys(counts).length > 0) log.info({ rejected: counts }, "Odrzucone zapytania");
    counts = {};
  }

  return {
    count(kind: string): void {
      counts[kind] = (counts[kind] ?? 0) + 1;
      timer ??= setTimeout(logCounts, minute).unref();
    },
    close: logCounts,
  };
}
