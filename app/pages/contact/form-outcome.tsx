import { seller } from "../../../shop.config.ts";
import type { FormProblem } from "../../../shop/customer.ts";
import { formatPrice } from "../../../shop/price.ts";
import { CartChanges } from "../../cart/cart-changes.tsx";
import type { FormAnswer } from "./answer-form.server.ts";

type FormOutcomeProps = { answer: FormAnswer | undefined; problem: FormProblem | undefined };

/** The answer in the page itself: toasts pass, and without JavaScript there are none. */
export function FormOutcome({ answer, problem }: FormOutcomeProps) {
  if (problem) {
    return (
      <div className="notice notice--rose">
        <strong>{problem.title}</strong>
        <p>{problem.message}</p>
      </div>
    );
  }
  if (answer?.kind === "accepted") {
    return (
      <div className="notice notice--mint">
        <strong>Zamówienie {answer.number} przyjęte</strong>
        <p>Dziękujemy. Potwierdzenie z&nbsp;podsumowaniem wysłaliśmy na Twój adres e-mail.</p>
      </div>
    );
  }
  if (answer?.kind === "sent") {
    return (
      <div className="notice notice--mint">
        <strong>Wiadomość wysłana</strong>
        <p>Dziękujemy. Odpiszemy w&nbsp;ciągu 24&nbsp;godzin w&nbsp;dni robocze.</p>
      </div>
    );
  }
  if (answer?.kind === "failed") {
    return (
      <div className="notice notice--rose">
        <strong>Błąd wysyłania</strong>
        <p>
          Przepraszamy, nie udało się wysłać. Spróbuj ponownie lub zadzwoń: {seller.phone}. Nic
          z&nbsp;formularza nie zginęło.
        </p>
      </div>
    );
  }
  return answer?.kind === "changed" ? <ChangedOrder answer={answer} /> : null;
}

function ChangedOrder({ answer }: { answer: FormAnswer & { kind: "changed" } }) {
  return (
    <div role="alert" className="form__changed">
      <CartChanges changes={answer.changes} />
      <p className="notice notice--rose">
        Zamówienie nie zostało złożone, bo zmieniła się oferta.
        {answer.total !== null && ` Teraz do zapłaty: ${formatPrice(answer.total)}.`} Sprawdź
        podsumowanie i&nbsp;potwierdź ponownie.
      </p>
    </div>
  );
}
