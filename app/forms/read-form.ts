import type { RouterContextProvider } from "react-router";
import type { Shop } from "../../server/shop/shop.ts";
import type { FormNotice } from "../../shop/order/customer.ts";
import { shopContext } from "../context.ts";
import { findRateLimitMessage } from "../rate-limit.ts";
import { honeypotName } from "./honeypot.ts";

export type FormValues = Record<string, string>;

export type SubmittedForm = Awaited<ReturnType<typeof readForm>>;

export type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** People need longer; bots do not. */
const minAgeMs = 2000;
const maxAgeMs = 24 * 3_600_000;

/**
 * Reads a submitted form. A form without a valid timestamp gets one with the response, so that the
 * same form is accepted when sent again. See docs/decisions/0022.
 */
export async function readForm({ request, context }: ActionArgs) {
  const shop = context.get(shopContext);
  const { [honeypotName]: honeypot = "", ...entered } = await readFields(request);
  const age = getFormAge(entered.stamp, shop);
  const stamp = age === undefined ? shop.guard.signFormTimestamp() : entered.stamp!;
  const fields: FormValues & { stamp: string } = { ...entered, stamp };
  const rateLimitMessage = findRateLimitMessage(context);
  return {
    fields,
    /** Set when the client has exceeded a rate limit. */
    rateLimitNotice: rateLimitMessage
      ? {
          title: "Chwila przerwy",
          message: `${rateLimitMessage} Wpisane dane zostają w\u00a0formularzu.`,
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
  title: "Sprawdź dane i\u00a0wyślij jeszcze raz",
  message: "Nic z\u00a0formularza nie zginęło. Drugim kliknięciem odróżniamy ludzi od robotów.",
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
