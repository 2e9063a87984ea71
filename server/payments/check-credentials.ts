import { createCredentialsRecord } from "../jobs/credentials-record.ts";
import type { Store } from "../db/store.ts";
import { createPoller } from "../jobs/poller.ts";
import type { JobLog } from "../jobs/worker.ts";
import { fetchNewToken, type TokenDeps } from "../payu/access-token.ts";
import { PayuFailure } from "../payu/failure.ts";
import { minuteMs } from "../../shop/time/durations.ts";

const checkMs = 15 * minuteMs;

type Deps = TokenDeps & { store: Pick<Store, "settings">; log: JobLog };

/**
 * Fetches a token at start and now and then, so that wrong credentials are found before the first
 * customer who wants to pay. A PayU that is away changes nothing.
 */
export function createPayuCheck(deps: Deps) {
  const { log } = deps;
  const credentials = createCredentialsRecord("payu", deps);
  let refused = false;

  async function check(): Promise<void> {
    try {
      await fetchNewToken(deps);
      refused = false;
      await credentials.accept();
    } catch (error) {
      if (!(error instanceof PayuFailure)) throw error;
      const { kind, message: reason } = error;
      if (kind !== "settings") return log.warn({ reason }, "PayU did not answer");
      if (!refused) log.error({ reason }, "PayU nie przyjmuje ustawień: popraw PAYU_*");
      refused = true;
      await credentials.refuse(reason);
    }
  }

  const poller = createPoller(checkMs, check, (err) => log.error({ err }, "PayU check failed"));
  return { check, start: poller.start, stop: poller.stop };
}
