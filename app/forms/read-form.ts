import type { Shop } from "../../server/shop/shop.ts";
import type { FormNotice } from "../../shop/order/placing/customer.ts";
import type { ActionArgs } from "../route.ts";
import { honeypotName } from "./honeypot.ts";
import { dayMs } from "../../shop/time/durations.ts";

export type FormValues = Record<string, string>;

export type SubmittedForm = Awaited<ReturnType<typeof readForm>>;

/** People need longer; bots do not. */
const minAgeMs = 2000;
const maxAgeMs = dayMs;

/**
 * Reads a submitted form. A form without a valid timestamp gets one with the response, so that the
 * same form is accepted when sent again. See docs/decisions/0018.
 */
export async function readForm({ shop, request, rateLimitMessage }: ActionArgs) {
  const { [honeypotName]: honeypot = "", ...entered } = await readFields(request);
  const age = getFormAge(entered.stamp, shop);
  const stamp = age === undefined ? shop.guard.signFormTimestamp() : entered.stamp!;
  const fields: FormValues & { stamp: string } = { ...entered, stamp };
  return {
    fields,
    /** Set when the client has exceeded a rate limit. */
    rateLimitNotice: rateLimitMessage
      ? {
          title: "Chwila przerwy",
          message: `${rateLimitMessage} Wpisane dane zostają w formularzu.`,
        }
      : undefined,
    /** Returns a notice when an otherwise valid form may come from a bot. */
    async checkBot(): Promise<FormNotice | undefined> {
      const reason = honeypot ? "honeypot" : age === undefined ? "no stamp" : undefined;
      if (!reason && age! >= minAgeMs) return undefined;
      if (reason || !acceptsJson(request)) {
        shop.guard.countRejected(`form: ${reason ?? "too fast"}`);
        return resubmitNotice;
      }
      // Waits on the server, because the page would retry in a moment.
      await new Promise((resolve) => setTimeout(resolve, minAgeMs - age!));
      return undefined;
    },
  };
}

const resubmitNotice: FormNotice = {
  title: "Sprawdź dane i wyślij jeszcze raz",
  message: "Nic z formularza nie zginęło. Drugim kliknięciem odróżniamy ludzi od robotów.",
};

function getFormAge(stamp: string | undefined, { guard }: Shop): number | undefined {
  const age = guard.formAge(stamp ?? "");
  return age !== undefined && age <= maxAgeMs ? Math.max(age, 0) : undefined;
}

/** Ignores files; a body that is no form counts as empty. */
export async function readFields(request: Request): Promise<FormValues> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Whether an island sent the request; a plain form accepts HTML. */
export function acceptsJson({ headers }: Request): boolean {
  return headers.get("Accept") === "application/json";
}
