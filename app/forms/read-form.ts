import type { RouterContextProvider } from "react-router";
import type { Shop } from "../../server/shop.ts";
import { shopContext } from "../context.ts";
import { overLimit } from "../rate-limit-message.ts";
import { trapName } from "./honeypot.ts";

export type Fields = Record<string, string>;

export type ReceivedForm = Awaited<ReturnType<typeof receiveForm>>;

/** In Polish; the form comes back as it was filled in. */
export type Obstacle = { title: string; text: string };

export type SentForm = { request: Request; context: Readonly<RouterContextProvider> };

/** Nobody fills in a form faster; a robot does. */
const leastAgeMs = 2000;
const longestAgeMs = 24 * 3_600_000;

/**
 * A form as it came in. Its `stamp` is the shop's own from here on: whoever sent none gets one with
 * the answer, so that the same form sent again is taken. See docs/decisions/0022.
 */
export async function receiveForm({ request, context }: SentForm) {
  const shop = context.get(shopContext);
  const { [trapName]: trap = "", ...written } = await readFields(request);
  const age = ageOf(written.stamp, shop);
  const stamp = age === undefined ? shop.guard.signFormTimestamp() : written.stamp!;
  const fields: Fields & { stamp: string } = { ...written, stamp };
  const tooMany = overLimit(context);
  return {
    fields,
    /** Whatever stands in the form, it is not taken now. */
    refusal: tooMany
      ? { title: "Chwila przerwy", text: `${tooMany} Wpisane dane zostają w\u00a0formularzu.` }
      : undefined,
    /** Whether a robot may have sent what is otherwise in order. */
    async doubt(): Promise<Obstacle | undefined> {
      const kind = trap ? "honeypot" : age === undefined ? "no stamp" : undefined;
      if (!kind && age! >= leastAgeMs) return undefined;
      if (kind || !isFromScript(request)) {
        shop.guard.countRejected(`form: ${kind ?? "too fast"}`);
        return once;
      }
      // The page would send it again in a moment: the server is as patient.
      await new Promise((resolve) => setTimeout(resolve, leastAgeMs - age!));
      return undefined;
    },
  };
}

const once: Obstacle = {
  title: "Sprawdź dane i\u00a0wyślij jeszcze raz",
  text: "Nic z\u00a0formularza nie zginęło. Drugim kliknięciem odróżniamy ludzi od robotów.",
};

function ageOf(stamp: string | undefined, { guard }: Shop): number | undefined {
  const age = guard.formAge(stamp ?? "");
  return age !== undefined && age <= longestAgeMs ? Math.max(age, 0) : undefined;
}

/** What is no text, or no form at all, is an empty one. */
async function readFields(request: Request): Promise<Fields> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** An island's request; a document's form asks for a document. */
export function isFromScript({ headers }: Request): boolean {
  return headers.get("Accept") === "application/json";
}
