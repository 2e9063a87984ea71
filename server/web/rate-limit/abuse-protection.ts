import type { Logger } from "pino";
import { formAge, signFormTimestamp } from "../form-timestamp.ts";
import type { FloodKind } from "./flood-kind.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import { createRejectionCounter } from "./rejection-counter.ts";
import type { Store } from "../../db/store.ts";

type Deps = { store: Store; log: Logger; newSecret: () => string };

/** Protects forms against robots: rate limits and signed timestamps. */
export async function openAbuseProtection({ store, log, newSecret }: Deps) {
  const [ipSecret, formSecret] = await Promise.all(
    ["addresses", "forms"].map((name) => store.secret(name, newSecret())),
  );
  const limiter = createRateLimiter({ store, secret: ipSecret!, now: Date.now, log });
  const rejections = createRejectionCounter(log);
  return {
    take: limiter.take,
    isFlooding(ip: string, kind: FloodKind): boolean {
      const flooding = limiter.isFlooding(ip, kind);
      if (flooding) rejections.count("flood");
      return flooding;
    },
    signFormTimestamp: (openedAt = Date.now()) => signFormTimestamp(formSecret!, openedAt),
    formAge: (timestamp: string) => formAge(formSecret!, timestamp, Date.now()),
    countRejected: rejections.count,
    close(): void {
      limiter.close();
      rejections.close();
    },
  };
}
