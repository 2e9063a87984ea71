import { useEffect, type RefObject } from "react";
import { showToast } from "../../ui/toast/toasts.ts";
import type { FormAnswer } from "./action.ts";
import { answerWords } from "./result-messages.ts";
import { dropDraft } from "./use-draft.ts";

/** What follows an answer that leaves the form where it is: news, and the form empty or as it was. */
export function useFormAnswer(
  form: RefObject<HTMLFormElement | null>,
  answer: FormAnswer | undefined,
): void {
  useEffect(() => {
    const words = answerWords(answer);
    if (!words) return;
    const { good, ...news } = words;
    showToast({ kind: good ? "success" : "error", ...news });
    if (!good) return;
    form.current!.reset();
    dropDraft();
    // On a phone the button is a screen or two below it.
    const notice = form.current!.querySelector<HTMLElement>(".notice")!;
    notice.focus({ preventScroll: true });
    notice.scrollIntoView({ block: "center" });
  }, [answer, form]);
}
