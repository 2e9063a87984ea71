import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";

type SenderOf = (req: IncomingMessage) => string;
type Means = {
  trustProxy: number;
  log: Pick<Logger, "warn" | "error">;
  /** For the doctor. */
  note: () => Promise<void>;
};

/**
 * Says once, in each process, that a proxy stands in front that TRUST_PROXY does not count: all visitors then have its
 * address and use up one budget. Whose address was forwarded stays out of the log.
 */
export function tellOfProxy(senderOf: SenderOf, { trustProxy, log, note }: Means): SenderOf {
  let told = trustProxy > 0;
  return (req) => {
    if (!told && isForwarded(req)) {
      told = true;
      log.warn(
        "Przed sklepem stoi serwer pośredniczący, a TRUST_PROXY=0: wszyscy goście mają jego adres i wspólny limit. Ustaw TRUST_PROXY na liczbę takich serwerów.",
      );
      note().catch((error: unknown) => log.error({ err: error }, "The proxy could not be noted"));
    }
    return senderOf(req);
  };
}

function isForwarded({ headers }: IncomingMessage): boolean {
  return headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
}
