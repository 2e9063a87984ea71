import { seller } from "../../../shop.config.ts";
import { createTelUrl } from "../../../shop/text/contact-urls.ts";
import { failureNotice, useJsonForm } from "../../forms/json-form.ts";
import { DetailList } from "../../ui/detail-list.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { WithdrawalResult } from "./action.ts";
import { WithdrawalForm } from "./withdrawal-form.tsx";

type WithdrawalStepsProps = {
  initialResult?: WithdrawalResult | undefined;
  /** Withdrawal period. */
  days: number;
};

/** Form, review and confirmation; with scripts all in one place. */
export default function WithdrawalSteps({ initialResult, days }: WithdrawalStepsProps) {
  const { result, sending, submit } = useJsonForm<WithdrawalResult>(initialResult, (previous) => ({
    kind: "form",
    withdrawal: { name: "", orderNumber: "", email: "", items: "" },
    errors: {},
    stamp: "",
    ...previous,
    notice: failureNotice,
  }));
  if (result?.kind === "received") return <WithdrawalReceived {...result} />;
  return (
    <div className="withdrawal__steps" onSubmit={submit} aria-busy={sending}>
      {result?.kind === "review" ? (
        <WithdrawalReview review={result} />
      ) : (
        <WithdrawalForm result={result} days={days} />
      )}
    </div>
  );
}

/** The declaration before it is submitted. */
function WithdrawalReview({ review }: { review: WithdrawalResult & { kind: "review" } }) {
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

/** Absent without scripts: the page is then a redirect target whose URL holds no personal data. */
type ReceivedProps = { at?: string; email?: string };

export function WithdrawalReceived({ at, email }: ReceivedProps) {
  return (
    <Notice tone="mint" role="status" title="Przyjęliśmy Twoje odstąpienie od umowy">
      {at && `${at}. `}Pełną treść oświadczenia z datą i godziną wysyłamy na{" "}
      {email ? `adres ${email}` : "podany adres e-mail"}. Dalej poprowadzimy Cię e-mailem; możesz
      też zadzwonić: <a href={createTelUrl(seller.phone)}>{seller.phone}</a>.
    </Notice>
  );
}
