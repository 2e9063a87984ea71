import type { Logger } from "pino";
import { formAge, stampForm } from "../form-timestamp.ts";
import type { FloodKind } from "./flood-kind.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import { createRejections } from "./rejection-counter.ts";
import type { Store } from "../../db/store.ts";

type Means = { store: Store; log: Logger; newSecret: () => string };

/** What keeps robots from filling the shop's inbox. */
export async function openSpamGuard({ store, log, newSecret }: Means) {
  const [addresses, forms] = await Promise.all(
    ["addresses", "forms"].map((name) => store.secret(name, newSecret())),
  );
  const limiter = createRateLimiter({ store, secret: addresses!, now: Date.now, log });
  const rejections = createRejections(log);
  return {
    take: limiter.take,
    isFlooding(address: string, kind: FloodKind): boolean {
      const flooding = limiter.isFlooding(address, kind);
      if (flooding) rejections.count("flood");
      return flooding;
    },
    /** For a form that is opened now. */
    stampForm: (openedAt = Date.now()) => stampForm(forms!, openedAt),
    formAge: (stamp: string) => formAge(forms!, stamp, Date.now()),
    countRejected: rejections.count,
    close(): void {
      limiter.close();
      rejections.close();
    },
  };
}
