import type { RouterContextProvider } from "react-router";
import type { Shop } from "../../server/shop.ts";
import { shopContext } from "../context.ts";
import { findRateLimitMessage } from "../rate-limit-message.ts";
import { honeypotName } from "./honeypot.ts";

export type FormValues = Record<string, string>;

export type SubmittedForm = Awaited<ReturnType<typeof readForm>>;

/** In Polish; the form comes back as it was filled in. */
export type FormNotice = { title: string; text: string };

export type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Nobody fills in a form faster; a robot does. */
const minAgeMs = 2000;
const maxAgeMs = 24 * 3_600_000;

/**
 * A form as it came in. Its `stamp` is the shop's own from here on: whoever sent none gets one with
 * the answer, so that the same form sent again is taken. See docs/decisions/0022.
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
    /** Whatever stands in the form, it is not taken now. */
    rateLimitNotice: rateLimitMessage
      ? {
          title: "Chwila przerwy",
          text: `${rateLimitMessage} Wpisane dane zostają w\u00a0formularzu.`,
        }
      : undefined,
    /** Whether a robot may have sent what is otherwise in order. */
    async checkBot(): Promise<FormNotice | undefined> {
      const reason = honeypot ? "honeypot" : age === undefined ? "no stamp" : undefined;
      if (!reason && age! >= minAgeMs) return undefined;
      if (reason || !acceptsJson(request)) {
        shop.guard.countRejected(`form: ${reason ?? "too fast"}`);
        return resubmitNotice;
      }
      // The page would send it again in a moment: the server is as patient.
      await new Promise((resolve) => setTimeout(resolve, minAgeMs - age!));
      return undefined;
    },
  };
}

const resubmitNotice: FormNotice = {
  title: "Sprawdź dane i\u00a0wyślij jeszcze raz",
  text: "Nic z\u00a0formularza nie zginęło. Drugim kliknięciem odróżniamy ludzi od robotów.",
};

function getFormAge(stamp: string | undefined, { guard }: Shop): number | undefined {
  const age = guard.formAge(stamp ?? "");
  return age !== undefined && age <= maxAgeMs ? Math.max(age, 0) : undefined;
}

/** What is no text, or no form at all, is an empty one. */
async function readFields(request: Request): Promise<FormValues> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** An island's request; a document's form asks for a document. */
export function acceptsJson({ headers }: Request): boolean {
  return headers.get("Accept") === "application/json";
}
