import type { FormError } from "../../../shop/order/customer.ts";
import type { FormAnswer } from "./action.ts";
import { answerWords } from "./result-messages.ts";

type FormOutcomeProps = { answer: FormAnswer | undefined; problem: FormError | undefined };

/** The answer in the page itself: toasts pass, and without JavaScript there are none. */
export function FormOutcome({ answer, problem }: FormOutcomeProps) {
  const words = problem
    ? { title: problem.title, text: problem.message, good: false }
    : answerWords(answer);
  if (!words) return null;
  return (
    <div className={words.good ? "notice notice--mint" : "notice notice--rose"} tabIndex={-1}>
      <strong>{words.title}</strong>
      <p>{words.text}</p>
    </div>
  );
}
