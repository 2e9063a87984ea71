import { useEffect, type RefObject } from "react";
import { clearCart } from "../../../shop/cart.ts";
import { changeCart } from "../../cart/cart-store.ts";
import { navigateTo } from "../../islands/navigate.ts";
import { showToast } from "../../ui/toasts.ts";
import type { FormAnswer } from "./answer-form.server.ts";
import { answerWords } from "./answer-words.ts";
import { dropDraft } from "./use-draft.ts";

const redirectAfterMs = 2000;

/** What follows an answer: news, an empty basket and the way home, or the form as it was. */
export function useFormAnswer(
  form: RefObject<HTMLFormElement | null>,
  answer: FormAnswer | undefined,
): void {
  useEffect(() => {
    const words = answerWords(answer);
    if (!words) return undefined;
    const { good, ...news } = words;
    const page = answer?.kind === "accepted" && answer.page;
    const action = page && { label: "Zobacz zamówienie", run: () => location.assign(page) };
    showToast({ kind: good ? "news" : "error", ...news, ...(action && { action }) });
    if (!good) return undefined;
    form.current?.reset();
    dropDraft();
    if (answer?.kind !== "accepted") return undefined;
    changeCart(clearCart);
    const timer = setTimeout(navigateTo, redirectAfterMs, "/");
    return () => clearTimeout(timer);
  }, [answer, form]);
}
