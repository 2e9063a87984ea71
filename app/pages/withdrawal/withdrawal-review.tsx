import { seller } from "../../../shop.config.ts";
import type { WithdrawalAnswer } from "./answer-withdrawal.server.ts";

/** What was written, before it counts. */
export function WithdrawalReview({ review }: { review: WithdrawalAnswer & { kind: "review" } }) {
  const { withdrawal, key, failed } = review;
  return (
    <form method="post" className="form">
      {failed && (
        <div className="notice notice--rose" role="alert">
          <strong>Błąd wysyłania</strong>
          <p>Przepraszamy, nie udało się wysłać. Spróbuj ponownie lub zadzwoń: {seller.phone}</p>
        </div>
      )}
      <p className="lead">
        Sprawdź, czy wszystko się zgadza. Oświadczenie złożysz przyciskiem poniżej.
      </p>
      <dl className="withdrawal__facts">
        <dt>Imię i&nbsp;nazwisko</dt>
        <dd>{withdrawal.name}</dd>
        <dt>Numer zamówienia</dt>
        <dd>{withdrawal.orderNumber}</dd>
        <dt>E-mail</dt>
        <dd>{withdrawal.email}</dd>
        <dt>Czego dotyczy</dt>
        <dd>{withdrawal.items || "całego zamówienia"}</dd>
      </dl>
      {Object.entries({ ...withdrawal, key }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="withdrawal__buttons">
        <button type="submit" name="step" value="confirm" className="button button--primary">
          Potwierdź odstąpienie
        </button>
        <button type="submit" name="step" value="correct" className="button button--secondary">
          Popraw dane
        </button>
      </div>
    </form>
  );
}
