import type { FormEvent } from "react";
import { useJsonForm } from "../../forms/use-json-form.ts";
import type { WithdrawalAnswer } from "./action.ts";
import { notStored } from "./not-stored.ts";
import { WithdrawalForm } from "./withdrawal-form.tsx";
import { WithdrawalReceived } from "./withdrawal-received.tsx";
import { WithdrawalReview } from "./withdrawal-review.tsx";

/** What is declared, a look at it, a confirmation; with scripts all of it in one place. */
export function WithdrawalSteps({ given }: { given?: WithdrawalAnswer | undefined }) {
  const { result, sending, send } = useJsonForm<WithdrawalAnswer>(given, (before) => ({
    kind: "problem",
    withdrawal: { name: "", orderNumber: "", email: "", items: "" },
    errors: {},
    stamp: "",
    ...before,
    obstacle: notStored,
  }));
  if (result?.kind === "received") return <WithdrawalReceived {...result} />;
  function submit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!sending) void send(event.target as HTMLFormElement, submitter);
  }
  return (
    <div className="withdrawal__steps" onSubmit={submit} aria-busy={sending}>
      {result?.kind === "review" ? (
        <WithdrawalReview review={result} />
      ) : (
        <WithdrawalForm answer={result} />
      )}
    </div>
  );
}
