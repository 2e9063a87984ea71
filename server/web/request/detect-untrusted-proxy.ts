import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import { createClientIp, isForwarded } from "./client-ip.ts";

type Deps = {
  trustProxy: number;
  log: Pick<Logger, "warn" | "error">;
  record: () => Promise<void>;
};

/**
 * Warns once per process about a proxy that TRUST_PROXY does not count: all visitors then share its
 * address and rate limits. The forwarded address is not logged.
 */
export function createDetectingClientIp({ trustProxy, log, record }: Deps) {
  const clientIpOf = createClientIp(trustProxy);
  let warned = trustProxy > 0;
  return (req: IncomingMessage): string => {
    if (!warned && isForwarded(req)) {
      warned = true;
      log.warn(
        "Przed sklepem stoi serwer pośredniczący, a TRUST_PROXY=0: wszyscy goście mają jego adres i wspólny limit. Ustaw TRUST_PROXY na liczbę takich serwerów.",
      );
      record().catch((error: unknown) =>
        log.error({ err: error }, "The untrusted proxy could not be recorded"),
      );
    }
    return clientIpOf(req);
  };
}
