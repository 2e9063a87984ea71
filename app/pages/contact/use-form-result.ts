import { useEffect, type RefObject } from "react";
import { showToast } from "../../ui/toast/toasts.ts";
import type { FormResult } from "./action.ts";
import { createResultMessage } from "./result-messages.ts";
import { clearDraft } from "./use-draft.ts";

/** Shows a toast for a result that keeps the form, and resets the form after success. */
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
    // The notice is a screen above the button on a phone.
    const notice = form.current!.querySelector<HTMLElement>(".notice")!;
    notice.focus({ preventScroll: true });
    notice.scrollIntoView({ block: "center" });
  }, [result, form]);
}
