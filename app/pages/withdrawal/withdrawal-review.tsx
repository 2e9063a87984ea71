import { DetailList } from "../../ui/detail-list.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { WithdrawalResult } from "./action.ts";

/** Review of the declaration before it is submitted. */
export function WithdrawalReview({ review }: { review: WithdrawalResult & { kind: "review" } }) {
  const { withdrawal, key, stamp, notice } = review;
  return (
    <form method="post" className="form">
      {notice && <Notice tone="rose" role="alert" {...notice} />}
      <p className="lead">
        Sprawdź, czy wszystko się zgadza. Oświadczenie złożysz przyciskiem poniżej.
      </p>
      <DetailList
        rows={[
          { label: "Imię i nazwisko", value: withdrawal.name },
          { label: "Numer zamówienia", value: withdrawal.orderNumber },
          { label: "E-mail", value: withdrawal.email },
          { label: "Czego dotyczy", value: withdrawal.items || "całego zamówienia" },
        ]}
      />
      {Object.entries({ ...withdrawal, key, stamp }).map(([name, value]) => (
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
