import { useEffect, type RefObject } from "react";
import { showToast } from "../../ui/toast/toasts.ts";
import type { FormResult } from "./action.ts";
import { createResultMessage } from "./result-messages.ts";
import { clearDraft } from "./use-draft.ts";

/** What follows an answer that leaves the form where it is: news, and the form empty or as it was. */
export function useFormResult(
  form: RefObject<HTMLFormElement | null>,
  result: FormResult | undefined,
): void {
  useEffect(() => {
    const message = createResultMessage(result);
    if (!message) return;
    const { success, ...toast } = message;
    showToast({ kind: success ? "success" : "error", ...toast });
    if (!success) return;
    form.current!.reset();
    clearDraft();
    // On a phone the button is a screen or two below it.
    const notice = form.current!.querySelector<HTMLElement>(".notice")!;
    notice.focus({ preventScroll: true });
    notice.scrollIntoView({ block: "center" });
  }, [result, form]);
}
