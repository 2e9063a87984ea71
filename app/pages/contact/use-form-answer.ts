import { useEffect, type RefObject } from "react";
import { useNavigate } from "react-router";
import { seller } from "../../../shop.config.ts";
import { clearCart } from "../../../shop/cart.ts";
import { changeCart } from "../../cart/cart-store.ts";
import { applyProducts } from "../../cart/refresh.ts";
import { showToast } from "../../ui/toasts.ts";
import type { FormAnswer } from "./answer-form.server.ts";
import { dropDraft } from "./use-draft.ts";

const redirectAfterMs = 2000;

/** What follows an answer: news, an empty basket and the way home, or the form as it was. */
export function useFormAnswer(
  form: RefObject<HTMLFormElement | null>,
  answer: FormAnswer | undefined,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (answer?.kind === "failed") showToast(sendFailure);
    if (answer?.kind === "changed") applyProducts(answer.products);
    if (answer?.kind !== "accepted" && answer?.kind !== "sent") return undefined;
    form.current?.reset();
    dropDraft();
    showToast(answer.kind === "accepted" ? orderAccepted(answer.number) : messageSent);
    if (answer.kind === "sent") return undefined;
    changeCart(clearCart);
    const timer = setTimeout(() => void navigate("/"), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [answer, form, navigate]);
}

const sendFailure = {
  kind: "error",
  title: "Błąd wysyłania",
  text: `Przepraszamy, nie udało się wysłać. Spróbuj ponownie lub zadzwoń: ${seller.phone}`,
} as const;

const messageSent = {
  kind: "news",
  title: "Wiadomość wysłana",
  text: "Dziękujemy. Odpiszemy w\u00a0ciągu 24\u00a0godzin w\u00a0dni robocze.",
} as const;

function orderAccepted(number: string) {
  return {
    kind: "news",
    title: `Zamówienie ${number} przyjęte`,
    text: "Dziękujemy. Potwierdzenie wysłaliśmy e-mailem.",
  } as const;
}
