import { failureNotice, useJsonForm } from "../../forms/json-form.ts";
import type { WithdrawalResult } from "./action.ts";
import { WithdrawalForm } from "./withdrawal-form.tsx";
import { WithdrawalReceived } from "./withdrawal-received.tsx";
import { WithdrawalReview } from "./withdrawal-review.tsx";

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
