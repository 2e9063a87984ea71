import type { Store } from "../../db/store.ts";
import { hourMs, minuteMs } from "../../../shop/time/durations.ts";
import { unreachableCodes } from "./mail-error.ts";

export const probeMs = minuteMs;

type Deps = {
  store: { emails: Pick<Store["emails"], "areWaiting" | "makeDue"> };
  check: () => Promise<string | undefined>;
  now: () => number;
};

/**
 * While mails wait for a server that was away, asks whether it is back and makes them due. A server
 * that answers but takes no mail is believed less and less often, so that attempts are not used up.
 */
export function createMailProbe({ store: { emails }, check, now }: Deps) {
  let pause = probeMs;
  let nextAt = -Infinity;
  return async (): Promise<void> => {
    if (!(await emails.areWaiting(now(), unreachableCodes))) {
      [pause, nextAt] = [probeMs, -Infinity];
      return;
    }
    if (now() < nextAt || (await check()) !== undefined) return;
    await emails.makeDue(now(), unreachableCodes);
    nextAt = now() + pause;
    pause = Math.min(pause * 2, hourMs);
  };
}
