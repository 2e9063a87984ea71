import { times } from "../../../shop.config.ts";
import { failureNotice } from "../../forms/json-form.ts";
import { Notice } from "../../ui/notice.tsx";
import type { FormResult } from "./action.ts";

type Tone = "mint" | "rose";

/** The notice of a result that keeps the form, for the toast and for the page. */
export function createResultNotice(result: FormResult | undefined) {
  switch (result?.kind) {
    case "sent":
      return {
        tone: "mint" as Tone,
        title: "Wiadomość wysłana",
        message: `Dziękujemy. Odpiszemy w\u00a0ciągu ${times.reply} w\u00a0dni robocze.`,
      };
    case "failed":
      return { tone: "rose" as Tone, ...failureNotice };
    case "invalid":
      return { tone: "rose" as Tone, title: result.error.title, message: result.error.message };
    default:
      return undefined;
  }
}

export function ResultNotice({ result }: { result: FormResult | undefined }) {
  const notice = createResultNotice(result);
  return notice && <Notice {...notice} tabIndex={-1} />;
}
